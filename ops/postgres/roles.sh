#!/usr/bin/env bash
# Runs once, while the database cluster is made: each service gets a database of its own and a role that owns nothing else.
set -euo pipefail
for part in auth blog; do
  psql -v ON_ERROR_STOP=1 --no-psqlrc -q -d postgres \
    -v role="$part" -v password="$(cat "/run/secrets/${part}_password")" <<'SQL'
CREATE ROLE :"role" LOGIN PASSWORD :'password';
CREATE DATABASE :"role" OWNER :"role";
REVOKE ALL ON DATABASE :"role" FROM PUBLIC;
SQL
done
