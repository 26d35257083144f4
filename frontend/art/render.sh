#!/bin/sh
# Takes pictures by name: render.sh NAME... [--draft] [--develop]. Without a name: all of them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
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
  nice -n 19 blender -b --factory-startup --python-exit-code 1 -P "$here/render.py" -- "$name" $options | grep -E "^$name:|Error|Traceback|line " || exit 1
done
