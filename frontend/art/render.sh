#!/bin/sh
# Takes pictures by name: render.sh NAME... [--draft] [--develop] [--seconds=N]. Without a name: all of them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${ART_SCRATCH:-/tmp/art/negatives}
mkdir -p "$work"
options=
names=
for word in "$@"; do
  case $word in
    --*) options="$options $word" ;;
    *) names="$names $word" ;;
  esac
done
[ -n "$names" ] || names=$(cd "$here/scenes" && ls *.py | sed 's/\.py$//; s/_/-/g')
for name in $names; do
  log=$work/$name.log
  # shellcheck disable=SC2086 -- the options are separate words
  if ! nice -n 10 blender -b --factory-startup --python-exit-code 1 -P "$here/render.py" -- "$name" $options > "$log" 2>&1; then
    echo "$name failed; the end of $log:" >&2
    tail -n 12 "$log" >&2
    exit 1
  fi
  grep "^$name:" "$log"
done
