# Sourced by the scripts here: the settings, and how to reach the running stack.
# shellcheck shell=bash
# shellcheck source=../settings.sh
source "$(dirname "${BASH_SOURCE[0]}")/../settings.sh"
cd "$root" || exit
: "${STACK:=salon}" "${REPLICAS:=2}"
export STACK REPLICAS
[[ $(docker info --format '{{.Swarm.ControlAvailable}}') == true ]] || fail 'This machine manages no swarm. Make one with: docker swarm init'

# container SERVICE prints the id of a healthy container of the service on this machine.
container() {
  local id
  id=$(docker ps --quiet --filter "label=com.docker.swarm.service.name=${STACK}_$1" --filter health=healthy | head -n 1)
  [[ -n $id ]] || fail "No healthy container of $1 runs on this machine. See: docker service ps ${STACK}_$1"
  printf '%s' "$id"
}

# Waits until every service has all its replicas: of the new version, or of the old one when the new did not become healthy.
wait_until_rolled_out() {
  local missing='' update
  for ((i = 0; i < 300; i++)); do
    sleep 1
    missing=$(docker stack services --format '{{.Name}} {{.Replicas}}' "$STACK" | awk '{ split($2, n, "/") } n[1] != n[2] { print $1 }')
    update=$(docker stack services --quiet "$STACK" | xargs docker service inspect --format '{{with .UpdateStatus}}{{.State}}{{end}}')
    if [[ -z $missing && ! $update =~ updating|rollback_started ]]; then return; fi
  done
  fail "Not all replicas are there after five minutes: $missing. See: docker service ps --no-trunc NAME"
}
