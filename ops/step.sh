# Sourced. `step LABEL COMMAND…` runs a command with its output in a log, and prints one line with the label and the time it took.
# When the command fails, it prints the relevant lines of the log.
#   STEP_LOG   the log's file
#   STEPS      how many steps there are, when that is known
# shellcheck shell=bash

step() {
  local label=$1 log=${STEP_LOG:-$(mktemp)} started=$SECONDS number status
  touch "$log"
  number=$(($(grep -c '^━━ ' "$log" || true) + 1))
  [[ -z ${STEPS:-} ]] || label="[$number/$STEPS] $label"
  printf '━━ %s\n' "$label" >>"$log"
  # Without a terminal the label is printed only once, at the end, with the time.
  [[ ! -t 1 ]] || printf '%s …' "$label"
  # Runs in a subshell and not in a condition: in a condition `set -e` has no effect: a function would go on after an error.
  local stop_on_fault=${-//[^e]/}
  set +e
  (
    set -e
    "${@:2}"
  ) >>"$log" 2>&1
  status=$?
  [[ -z $stop_on_fault ]] || set -e
  [[ ! -t 1 ]] || printf '\r'
  if ((status == 0)); then
    printf '%-48s %4d s\n' "$label" $((SECONDS - started))
    [[ -n ${STEP_LOG:-} ]] || rm -f "$log"
    # In a trap, `return` alone gives the status from before it.
    return 0
  fi
  printf '%-48s failed\n' "$label"
  {
    what_matters "$log"
    printf 'The whole log: %s\n' "$log"
  } >&2
  return "$status"
}

# what_matters LOG prints why the last step failed.
what_matters() {
  local lines
  lines=$(awk '/^━━ / { text = ""; next } { text = text $0 "\n" } END { printf "%s", text }' "$1" | grep -v '^npm error A complete log of this run' || true)
  if grep -qE '^npm error .*(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)' <<<"$lines"; then
    echo 'error: npm cannot reach its registry. Is this machine online, and is the proxy right (npm config get registry)?'
  elif grep -q '^error: ' <<<"$lines"; then
    sed -n '/^error: /,$p' <<<"$lines" | head -n 15
  else
    tail -n 15 <<<"$lines"
  fi
}
