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
    [[ $name =~ ^(COMPOSE|DOCKER)_|^STATE_DIR$ ]] ||
      grep -qsE "^#?$name=|\\$\{${name}[:}]" "$root/.env.example" "$root/docker-compose.yml" ||
      say "warning: .env sets $name, which is no setting; .env.example lists them."
  done
}

: "${PORT:=8080}"
: "${STATE_DIR:=$root/.state}"
[[ $PORT =~ ^[0-9]{1,5}$ ]] && ((PORT >= 1 && PORT <= 65535)) || fail "PORT must be a port between 1 and 65535, not '$PORT'."
site_url=${PUBLIC_URL:-http://localhost:$PORT}
mkdir -p "$STATE_DIR"
STATE_DIR=$(realpath "$STATE_DIR")
export PORT STATE_DIR

# The first start makes the admin password and keeps it in .env, where the operator can read it.
ensure_admin_password() {
  new_password=''
  [[ -n ${ADMIN_PASSWORD:-} ]] && return
  new_password=$(bash "$root/ops/secrets" --new-password)
  # An editor may have left the last line without a line feed.
  [[ ! -s $root/.env || -z $(tail -c 1 "$root/.env") ]] || echo >>"$root/.env"
  (umask 077 && printf 'ADMIN_PASSWORD=%s\n' "$new_password" >>"$root/.env")
  export ADMIN_PASSWORD=$new_password
}

# After an upgrade that was cut off the checkout is at the new version: it goes back to the branch or commit before.
leave_unfinished_upgrade() {
  local from to
  read -r from to 2>/dev/null <"$STATE_DIR/upgrade" || return 0
  [[ $(git rev-parse HEAD) != "$to" ]] || git checkout --quiet "$from"
  rm "$STATE_DIR/upgrade"
}

say_where() {
  say "The site is at $site_url, the admin area at $site_url/admin"
  if [[ -n $new_password ]]; then
    say "Admin password: $new_password (shown this once; kept in .env)"
  else
    say 'Admin password: ADMIN_PASSWORD in .env, unless it was changed in the admin area'
  fi
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
