# Sourced by the scripts here, which run where Postgres's own programs are: in its image, or natively where they are installed.
# shellcheck shell=bash
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
databases=(auth blog)
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

: "${SECRETS_DIR:=/run/secrets}"
[[ -r $SECRETS_DIR/postgres/postgres_password ]] || fail "There is no password for Postgres in $SECRETS_DIR. Start the site first: make up"
PGPASSWORD=$(<"$SECRETS_DIR/postgres/postgres_password")
export PGPASSWORD PGUSER=postgres PGCONNECT_TIMEOUT=10 PGOPTIONS='-c timezone=UTC -c client_min_messages=warning'

sql() { psql --no-psqlrc --quiet --no-align --tuples-only --field-separator=$'\t' --set=ON_ERROR_STOP=1 "$@"; }

# content DATABASE NAME: prints a line for each table of the database under the given name: name, table, rows, checksum.
content() { sql --dbname="$1" --set=name="$2" --file="$here/content.sql"; }

# load FILE SUFFIX: puts a backup into databases of its own, named <database>_<suffix>.
load() {
  local file=$1 suffix=$2 checksums sum name database
  checksums=$(tar -xOf "$file" checksums 2>/dev/null) || fail "$file is not a whole backup."
  while read -r sum name; do
    [[ $(tar -xOf "$file" "$name" | sha256sum) == "$sum "* ]] || fail "$file is damaged: $name differs from its checksum."
  done <<<"$checksums"

  for database in "${databases[@]}"; do
    sql --dbname=postgres --set=copy="${database}_$suffix" --set=role="$database" <<'SQL'
DROP DATABASE IF EXISTS :"copy" WITH (FORCE);
CREATE DATABASE :"copy" OWNER :"role";
REVOKE ALL ON DATABASE :"copy" FROM PUBLIC;
SQL
    tar -xOf "$file" "$database.dump" |
      pg_restore --no-owner --role="$database" --exit-on-error --single-transaction --dbname="${database}_$suffix"
    # Without statistics the first queries would be planned blindly.
    sql --dbname="${database}_$suffix" --command='VACUUM ANALYZE'
  done
}

drop() {
  local database
  for database in "${databases[@]}"; do
    sql --dbname=postgres --set=copy="${database}_$1" <<<'DROP DATABASE IF EXISTS :"copy" WITH (FORCE);'
  done
}

contents() {
  local database
  for database in "${databases[@]}"; do content "${database}_$1" "$database"; done
}
