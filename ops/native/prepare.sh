# Sourced by the scripts here: the preparations before they start processes.
# shellcheck shell=bash
here=$root/ops/native
umask 022

# need_packages COMMAND:PACKAGE… installs the Debian packages of missing commands, or says which to install.
need_packages() {
  local need packages=()
  for need in "$@"; do
    [[ -x $(command -v "${need%%:*}") || -e ${need%%:*} ]] || packages+=("${need#*:}")
  done
  ((${#packages[@]})) || return 0
  [[ $EUID == 0 && -x $(command -v apt-get) ]] || fail "Please install first: apt-get install ${packages[*]}"
  "$root/ops/install-packages" "${packages[@]}"
}

# need_node installs the Node version of the images from npm when the machine's own is older.
need_node() {
  new_enough() { node -e 'process.exit(Number.parseInt(process.versions.node) >= 24 ? 0 : 1)' 2>/dev/null; }
  new_enough && return
  [[ ! -x $(command -v npm) ]] || make -C "$root" --no-print-directory ops/node/node_modules/.installed
  hash -r
  new_enough || fail 'Node 24 or newer is needed: https://nodejs.org'
}

# choose_user sets the prefixes of commands that start the parts. As root they all get a user of their own, who can never get a
# capability: Postgres does not run as root. Each process ends when supervisord dies.
export run='' run_postgres='' programs='' node=''
choose_user() {
  local user=''
  if [[ $EUID == 0 ]]; then
    # Behind a lock, because two sites may start at the same time.
    flock /etc bash -c 'id salon || useradd --system --user-group --no-create-home --shell /usr/sbin/nologin salon' >/dev/null 2>&1
    user='--reuid=salon --regid=salon --clear-groups --inh-caps=-all --ambient-caps=-all --bounding-set=-all'
  fi
  run="setpriv $user --no-new-privs --pdeathsig TERM --"
  run_postgres=${run/TERM/INT}
  [[ $EUID != 0 ]] || make_state_reachable
  programs=$root node=$(command -v node)
  [[ ! -d $STATE_DIR/programs ]] || programs=$STATE_DIR/programs
  [[ ! -x $STATE_DIR/programs/node ]] || node=$STATE_DIR/programs/node
  export programs node
}

# Below a folder like /root the parts can't reach their data. It is moved to /var/lib then, with a link in its place.
make_state_reachable() {
  local home=/var/lib/salon$STATE_DIR
  chmod 711 "$STATE_DIR"
  $run test -x "$STATE_DIR" && return
  [[ ! -e $home ]] || fail "There is older data of this checkout in $home. Use it (rmdir $STATE_DIR; ln -s $home $STATE_DIR) or remove it."
  mkdir -p "$(dirname "$home")"
  mv "$STATE_DIR" "$home"
  ln -s "$home" "$STATE_DIR"
  STATE_DIR=$home
}

# copy_part FROM TO. Hard links take neither time nor space, but don't work across file systems. They are safe because npm replaces
# files and never writes into them.
copy_part() {
  mkdir -p "$2"
  cp -rlL "$1"/{package.json,dist,node_modules} "$2" 2>/dev/null || cp -rL "$1"/{package.json,dist,node_modules} "$2"
}

# Where the parts can't read the checkout, they run from a copy of the files that they need.
place_programs() {
  local part file=''
  for file in "$root"/{auth-service,blog-service}/dist/main.js "$root"/{auth-service,blog-service,frontend}/node_modules/.installed \
    "$root/nginx/start" "$(command -v node)"; do
    $run test -r "$file" || break
    file=''
  done
  if [[ -z $file ]]; then
    rm -rf "$STATE_DIR/programs"
  else
    rm -rf "$STATE_DIR/programs"
    mkdir -p "$STATE_DIR/programs/nginx"
    for part in auth-service blog-service frontend; do copy_part "$root/$part" "$STATE_DIR/programs/$part"; done
    cp -r "$root"/nginx/{start,conf} "$STATE_DIR/programs/nginx"
    cp -L "$(command -v node)" "$STATE_DIR/programs/node"
    chmod -R a+rX "$STATE_DIR/programs"
  fi
  choose_user
  # The built site is always served from a copy: a later build must not change it under the running site.
  rm -rf "$STATE_DIR/site"
  cp -r "$root/frontend/dist" "$STATE_DIR/site"
  chmod -R a+rX "$STATE_DIR/site"
  ln -s "$programs/frontend/node_modules" "$STATE_DIR/site/node_modules"
}

# To the parts' user when root starts the site.
hand_over() { [[ $EUID != 0 ]] || chown -Rh salon: "$1"; }
hand_over_secrets() {
  chmod -R u=rwX,go= "$STATE_DIR/secrets"
  hand_over "$STATE_DIR/secrets"
}

adopt_passwords() { bash "$root/ops/postgres/roles.sh" "$STATE_DIR/secrets/postgres" "$1" $run_postgres "$programs_of_postgres/postgres"; }

# prepare_postgres makes the folders, the secrets and the database cluster that are missing.
prepare_postgres() {
  local folder programs_of_postgres
  mkdir -p "$STATE_DIR"/{logs,nginx,pages}
  chmod 750 "$STATE_DIR/logs"
  find "$STATE_DIR/logs" -type f -exec chmod 640 {} +
  # A cluster has another name until it is complete, so one whose making was cut off is made anew.
  if [[ ! -e $STATE_DIR/postgres ]]; then
    rm -rf "$STATE_DIR/postgres.making"
    mkdir "$STATE_DIR/postgres.making"
  fi
  for folder in "$STATE_DIR"/{nginx,pages,postgres,postgres.making}; do
    [[ ! -e $folder || $(stat -c %U "$folder") == salon ]] || hand_over "$folder"
  done
  bash "$root/ops/secrets" "$STATE_DIR/secrets" >/dev/null
  hand_over_secrets
  programs_of_postgres=$(node "$here/postgres.mjs")
  if [[ ! -e $STATE_DIR/postgres ]]; then
    $run_postgres "$programs_of_postgres/initdb" -D "$STATE_DIR/postgres.making" -U postgres --auth=scram-sha-256 \
      --locale=C.UTF-8 --encoding=UTF8 --pwfile="$STATE_DIR/secrets/postgres/postgres_password" >/dev/null
    adopt_passwords "$STATE_DIR/postgres.making"
    mv "$STATE_DIR/postgres.making" "$STATE_DIR/postgres"
  fi
  adopt_passwords "$STATE_DIR/postgres"
}

# write_manager_config TEMPLATE chooses free ports and writes supervisord.conf; other scripts read the ports from
# $STATE_DIR/ports.
write_manager_config() {
  read -r POSTGRES_PORT AUTH_PORT AUTH_METRICS_PORT BLOG_PORT BLOG_METRICS_PORT RENDERER_PORT RENDERER_METRICS_PORT STATUS_PORT \
    < <(node "$here/free-ports.mjs" 8)
  postgres=$(node "$here/postgres.mjs")/postgres
  export here root site_url postgres POSTGRES_PORT AUTH_PORT AUTH_METRICS_PORT BLOG_PORT BLOG_METRICS_PORT RENDERER_PORT \
    RENDERER_METRICS_PORT STATUS_PORT PUBLIC_URL=${PUBLIC_URL:-} SALON_NAME=${SALON_NAME:-} \
    SALON_PHONE=${SALON_PHONE:-} SALON_LANDLINE=${SALON_LANDLINE:-} SALON_WHATSAPP=${SALON_WHATSAPP:-} \
    SALON_EMAIL=${SALON_EMAIL:-} SALON_ADDRESS=${SALON_ADDRESS:-} SALON_INSTAGRAM=${SALON_INSTAGRAM:-} \
    SALON_TIME_ZONE=${SALON_TIME_ZONE:-} LOG_LEVEL=${LOG_LEVEL:-info} TRUSTED_PROXIES=${TRUSTED_PROXIES:-} LOG_ADDRESSES=${LOG_ADDRESSES:-short} \
    SECURITY_CONTACT=${SECURITY_CONTACT:-}
  env | grep -E '^[A-Z_]+_PORT=' | sort >"$STATE_DIR/ports"
  cat "$here/manager.conf.template" "$1" | envsubst >"$STATE_DIR/supervisord.conf"
}

# start_manager starts supervisord. Its processes inherit none of our environment but PATH.
start_manager() { (umask 027 && exec env -i PATH="$PATH" supervisord -c "$STATE_DIR/supervisord.conf" "$@"); }

port_must_be_free() {
  local lowest
  lowest=$(</proc/sys/net/ipv4/ip_unprivileged_port_start)
  ((PORT >= lowest)) || fail "PORT $PORT is below $lowest, where nginx may not listen without root's rights. Choose another and put a proxy in front."
  node "$here/free-ports.mjs" --check "$PORT" || fail "PORT $PORT is in use by another program. Choose another: PORT=8090 make $1"
}
