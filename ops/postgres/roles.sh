#!/usr/bin/env bash
# Gives the roles of a cluster the passwords in the secrets, by a server that listens to nobody: secrets that were made anew are
# adopted so. In a new cluster it first makes for each service a database, and a role that owns nothing else. Then it runs journal.sql.
#   roles.sh SECRETS DATA COMMAND…    COMMAND starts the server's program; DATA ends with .making while the cluster is new
set -euo pipefail
secrets=$1 data=$2
journal=$(dirname "$0")/journal.sql
sum=$(cat "$secrets"/{postgres,auth,blog}_password "$journal" | sha256sum)
[[ $(cat "$data/passwords.sum" 2>/dev/null) != "$sum" ]] || exit 0

# A line is a statement.
statements() {
  local role password
  for role in postgres auth blog; do
    if [[ $data == *.making && $role != postgres ]]; then
      printf '%s\n' "CREATE ROLE $role LOGIN" "CREATE DATABASE $role OWNER $role" "REVOKE ALL ON DATABASE $role FROM PUBLIC"
    fi
    password=$(<"$secrets/${role}_password")
    printf "ALTER ROLE %s PASSWORD '%s'\n" "$role" "${password//\'/\'\'}"
  done
}
command=("${@:3}")
single() { "${command[@]}" --single -D "$data" -c exit_on_error=on -c log_checkpoints=off "$@" >/dev/null; }
statements | single postgres
for database in auth blog; do single -j "$database" <"$journal"; done
(umask 077 && printf '%s\n' "$sum" >"$data/passwords.sum")
