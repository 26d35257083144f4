# Sourced by the scripts here: paths and settings. The environment wins over .env, .env over the defaults.
# shellcheck shell=bash
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
say() { printf '%s\n' "$*"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }
# This folder has a Node only where the machine's own is too old.
export PATH=$root/ops/node/node_modules/.bin:$PATH

if [[ -r $root/.env ]]; then
  number=0
  while IFS= read -r line || [[ -n $line ]]; do
    number=$((number + 1)) line=${line%$'\r'}
    [[ $line && $line != '#'* ]] || continue
    [[ $line =~ ^([A-Za-z_][A-Za-z0-9_]*)=(.*)$ ]] || fail "Line $number of .env is not NAME=value, without spaces around the =."
    name=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
    value=${value%\"} value=${value#\"}
    [[ -n ${!name:-} ]] || export "$name=$value"
  done <"$root/.env"
fi

# Warns of names in .env that are no settings; most likely they are misspelt.
warn_of_unknown_settings() {
  [[ -r $root/.env ]] || return 0
  local name
  for name in $(sed -n 's/^\([A-Za-z_][A-Za-z0-9_]*\)=.*/\1/p' "$root/.env"); do
    [[ $name =~ ^(COMPOSE|DOCKER)_|^STATE_DIR$|^($PLACES)$ ]] ||
      grep -qsE "^#?$name=|\\$\{${name}[:}]" "$root/.env.example" "$root/docker-compose.yml" ||
      say "warning: .env sets $name, which is no setting; .env.example lists them."
  done
}

[[ ${PUBLIC_URL:-} =~ ^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/?)?$ ]] ||
  fail "PUBLIC_URL must be an address such as https://salon.example, not '$PUBLIC_URL'. Of a name with other letters, use the form that begins with xn--."
# To https://NAME visitors and the certificate authority come at the usual ports, unless there is a load balancer in front.
if [[ ${PUBLIC_URL:-} =~ ^https://[^:/]+\.[^:/]+(:([0-9]+))?/?$ && -z ${TRUSTED_PROXIES:-} ]]; then
  : "${PORT:=80}" "${HTTPS_PORT:=${BASH_REMATCH[2]:-443}}"
  export HTTPS_PORT
fi
: "${PORT:=8080}"
: "${STATE_DIR:=$root/.state}" "${COMPOSE_PROJECT_NAME:=salon}"
[[ $PORT =~ ^[0-9]{1,5}$ ]] && ((PORT >= 1 && PORT <= 65535)) || fail "PORT must be a port between 1 and 65535, not '$PORT'."
site_url=${PUBLIC_URL:-http://localhost:$PORT}
mkdir -p "$STATE_DIR"
STATE_DIR=$(realpath "$STATE_DIR")
# For the owner, who is shown of when this version is and, where that can be asked without a password, whether there is a newer one.
describe_version() { read -r VERSION_COMMIT VERSION_DATE < <(git -C "$root" log -1 --format='%H %cI' 2>/dev/null) || true; }
describe_version
upstream=$(git -C "$root" rev-parse --abbrev-ref '@{upstream}' 2>/dev/null) || true
UPDATES=$(git -C "$root" remote get-url "${upstream%%/*}" 2>/dev/null | grep -E '^https://[^@]+$') || true
UPDATES=${UPDATES:+$UPDATES#${upstream#*/}}
export PORT STATE_DIR COMPOSE_PROJECT_NAME VERSION_COMMIT VERSION_DATE UPDATES

# Two checkouts on a machine are two sites, which must not take each other's containers and data.
name_must_be_free() {
  local other
  while IFS= read -r other; do
    [[ $other -ef $root || ! -e $other/docker-compose.yml ]] ||
      fail "The site in $other has the name $COMPOSE_PROJECT_NAME. Give this one another in .env: COMPOSE_PROJECT_NAME=salon-2"
  done < <(docker ps --all --filter "label=com.docker.compose.project=$COMPOSE_PROJECT_NAME" \
    --format '{{.Label "com.docker.compose.project.working_dir"}}' | sort -u)
}

# keep_in_env NAME=value writes a setting into .env, where the operator can read it.
keep_in_env() {
  (umask 077 && { grep -sv "^${1%%=*}=" "$root/.env" || true; printf '%s\n' "$1"; } >"$root/.env.new")
  mv "$root/.env.new" "$root/.env"
}

# The first start makes the admin password, and the first with BACKUP_TO the key of the copies.
ensure_passwords() {
  local name
  declare -gA made=()
  for name in ADMIN_PASSWORD ${BACKUP_TO:+BACKUP_KEY}; do
    [[ -z ${!name:-} ]] || continue
    made[$name]=$(bash "$root/ops/secrets" --new-password)
    keep_in_env "$name=${made[$name]}"
    export "$name=${made[$name]}"
  done
}

# What lets restic into the places of copies: S3, REST, B2, Azure.
PLACES='AWS_(ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|DEFAULT_REGION)|RESTIC_REST_(USERNAME|PASSWORD)'
PLACES+='|B2_ACCOUNT_(ID|KEY)|AZURE_ACCOUNT_(NAME|KEY|SAS)'

# With BACKUP_TO the container `backup` runs by itself. A folder of this machine is mounted into it.
if [[ -n ${BACKUP_TO:-} ]]; then
  export COMPOSE_PROFILES=${COMPOSE_PROFILES:+$COMPOSE_PROFILES,}backup
  [[ $BACKUP_TO != /* ]] || export BACKUP_DISK=$BACKUP_TO
fi

# write_settings [FOLDER] writes the settings for the container `backup`, which sends them with the copies.
write_settings() {
  local names folder=${1:-$STATE_DIR/settings}
  names=$(sed -n 's/^#\?\([A-Z_]\+\)=.*/\1/p' "$root/.env.example" | paste -sd '|')
  (umask 077 && mkdir -p "$folder" && env | grep -E "^($names|$PLACES)=" | sort >"$folder/env")
}

# After an upgrade that was cut off the checkout is at the new version, or half of it: it goes back to the branch or commit before.
leave_unfinished_upgrade() {
  local from to lock
  read -r from to 2>/dev/null <"$STATE_DIR/upgrade" || return 0
  lock=$(git rev-parse --git-path index.lock)
  [[ ! -e $lock ]] || { rm "$lock" && git checkout --quiet --force --detach "$to"; }
  [[ $(git rev-parse HEAD) != "$to" ]] || git checkout --quiet "$from"
  rm "$STATE_DIR/upgrade"
}

say_where() {
  say "The site is at $site_url, the admin area at $site_url/admin"
  if [[ -n ${made[ADMIN_PASSWORD]:-} ]]; then
    say "Admin password: ${made[ADMIN_PASSWORD]} (shown this once; kept in .env)"
  else
    say 'Admin password: ADMIN_PASSWORD, as it was set or is in .env, unless it was changed since'
  fi
  [[ -z ${made[BACKUP_KEY]:-} ]] || say "Key of the copies: ${made[BACKUP_KEY]} (shown this once; kept in .env)
                Write it down and keep it away from this machine: without it the copies can't be read."
  say 'Still samples:  make check-content lists the texts and pictures to replace before going live'
}

# Waits until every part reports that it is well.
wait_until_well() {
  local seconds=${1:-60} answer=''
  for ((i = 0; i < seconds * 2; i++)); do
    if answer=$(curl -fsS --max-time 3 "http://127.0.0.1:$PORT/healthz" 2>&1); then return; fi
    sleep 0.5
  done
  fail "The site did not come up within $seconds s. Its last word: $answer. Look at: make logs"
}
