#!/bin/sh
# Makes the hero film and its poster: film.sh [--develop]. With --develop the last exposures are used again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/weights.sh"
work=$work/film
mkdir -p "$work" "$here/../film"
[ "${1:-}" = --develop ] || nice -n 19 blender -b --factory-startup --python-exit-code 1 -P "$here/film.py" -- "$work/exposures" > "$work/blender.log"

# Ten seconds of sound: a quiet drone in fifths under soft noise. Each tone has a whole number of waves in that time, so it loops.
# The tones are cut from the second half of twenty seconds, when the filters have settled.
tones() { sox -n -r 44100 -c 2 "$@"; }
tones "$work/drone.wav" synth 20 sine 110 synth 20 sine mix 165 synth 20 sine mix 220 synth 20 sine mix 330 tremolo 0.2 40 lowpass 900 trim 10 10 gain -n -6
tones "$work/bells.wav" synth 20 sine 440 synth 20 sine mix 660 tremolo 0.3 95 tremolo 0.5 60 lowpass 1200 trim 10 10 gain -n -20
sox -R -n -r 44100 -c 2 "$work/air.wav" synth 10 pinknoise lowpass 700 highpass 120 fade h 5 10 5 gain -n -12
sox -m "$work/drone.wav" "$work/bells.wav" "$work/air.wav" "$work/sound.wav" gain -n -10

/usr/bin/python3 "$here/film_frames.py" "$work/exposures" 1280 720 "$here/../photos/hero-poster.jpg" |
  nice -n 10 ffmpeg -v error -y -f rawvideo -pix_fmt bgr24 -s 1280x720 -r 24 -i - -i "$work/sound.wav" -shortest \
    -vf "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p" -colorspace bt709 -color_primaries bt709 -color_trc bt709 \
    -c:v libx264 -preset slow -profile:v high -crf 22 -x264-params "keyint=240:scenecut=0:mbtree=0:ipratio=1.4:pbratio=1.1:aq-mode=3" \
    -c:a aac -b:a 64k -map_metadata -1 -movflags +faststart "$here/../film/hero.mp4"
