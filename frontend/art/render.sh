#!/bin/sh
# Takes pictures by name: render.sh NAME... [--draft] [--width=N] [--samples=N] [--crop=L,R,B,T] [--develop]. Without a name: all of them.
# Finished pictures go to ../photos. With any option but --develop they are drafts and go to /tmp/art/draft.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/weights.sh"
options=
names=
developed=
folder=$here/../photos
ending=
for word in "$@"; do
  case $word in
    --develop) developed=yes ;;
    --*) options="$options $word" folder=/tmp/art/draft ending=-draft ;;
    *) names="$names $word" ;;
  esac
done
[ -n "$names" ] || names=$(cd "$here/scenes" && ls *.py | sed 's/\.py$//; s/_/-/g')
for name in $names; do
  plate=$work/$name$ending
  begun=$(date +%s)
  # shellcheck disable=SC2086 -- the options are separate words
  if [ -z "$developed" ] && ! nice -n 19 blender -b --factory-startup --python-exit-code 1 -P "$here/render.py" -- "$name" "$plate.exr" $options > "$plate.log" 2>&1; then
    echo "$name failed; the end of $plate.log:" >&2
    tail -n 12 "$plate.log" >&2
    exit 1
  fi
  echo "$name: exposed in $(($(date +%s) - begun)) s"
  # shellcheck disable=SC2086
  nice -n 19 /usr/bin/python3 "$here/develop.py" "$name" "$plate.exr" "$folder/$name.jpg" $options
done
