# Sourced by `up` and `dev`: what both need before they start processes.
# shellcheck shell=bash
here=$root/ops/native

# need_packages COMMAND:PACKAGE… installs Debian's packages of the commands that are missing, or says which.
need_packages() {
  local need packages=()
  for need in "$@"; do
    [[ -x $(command -v "${need%%:*}") || -e ${need%%:*} ]] || packages+=("${need#*:}")
  done
  ((${#packages[@]})) || return 0
  [[ $EUID == 0 && -x $(command -v apt-get) ]] || fail "Please install first: apt-get install ${packages[*]}"
  "$root/ops/install-packages" "${packages[@]}"
}

# As root nothing but the manager runs as root: a user of its own, which may read the checkout wherever it lies.
# Each process ends when its manager dies.
choose_user() {
  local user=setpriv
  if [[ $EUID == 0 ]]; then
    id salon >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin salon
    user+=' --reuid=salon --regid=salon --init-groups --inh-caps=+dac_read_search --ambient-caps=+dac_read_search'
  fi
  export run_as="$user --pdeathsig TERM --" run_postgres_as="$user --pdeathsig INT --"
}

# prepare_postgres makes the folders, the secrets and the database cluster where they are missing.
prepare_postgres() {
  mkdir -p "$STATE_DIR"/{logs,nginx,cache}
  # Until a cluster is whole it has another name, so that one that was cut off is made anew.
  if [[ ! -e $STATE_DIR/postgres ]]; then
    rm -rf "$STATE_DIR/postgres.making"
    mkdir "$STATE_DIR/postgres.making"
  fi
  [[ $EUID != 0 ]] || chown salon "$STATE_DIR"/{nginx,cache,postgres*}
  bash "$root/ops/secrets" "$STATE_DIR/secrets" >/dev/null
  chmod 700 "$STATE_DIR/secrets"
  node "$here/postgres.mjs" init "$STATE_DIR/postgres" "$STATE_DIR/secrets/postgres" "$run_as"
}

# write_manager_config TEMPLATE chooses free ports and writes supervisord.conf; $STATE_DIR/ports tells other scripts the ports.
write_manager_config() {
  read -r POSTGRES_PORT AUTH_PORT AUTH_METRICS_PORT BLOG_PORT BLOG_METRICS_PORT RENDERER_PORT RENDERER_METRICS_PORT STATUS_PORT \
    < <(node "$here/free-ports.mjs" 8)
  postgres=$(node "$here/postgres.mjs" binary)
  export here root site_url postgres POSTGRES_PORT AUTH_PORT AUTH_METRICS_PORT BLOG_PORT BLOG_METRICS_PORT RENDERER_PORT \
    RENDERER_METRICS_PORT STATUS_PORT PUBLIC_URL=${PUBLIC_URL:-} SALON_NAME=${SALON_NAME:-} LOG_LEVEL=${LOG_LEVEL:-info} \
    TRUSTED_PROXIES=${TRUSTED_PROXIES:-} HSTS_INCLUDE_SUBDOMAINS=${HSTS_INCLUDE_SUBDOMAINS:-no}
  env | grep -E '^[A-Z_]+_PORT=' | sort >"$STATE_DIR/ports"
  cat "$here/manager.conf.template" "$1" | envsubst >"$STATE_DIR/supervisord.conf"
}

port_must_be_free() {
  node "$here/free-ports.mjs" --check "$PORT" || fail "PORT $PORT is in use by another program. Choose another: PORT=8090 make $1"
}
