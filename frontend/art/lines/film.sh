#!/bin/sh
# Makes ../../film/hero.mp4 from the frames of film.ts, with its sound. Needs ffmpeg, sox and Node 24.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Twelve seconds of sound: a quiet drone in fifths under soft noise, and a brush where the lines grow. Each tone and tremolo has a
# whole number of waves in that time, so it loops; tones are cut from the second half, when the filters have settled.
tones() { sox -R -n -r 44100 -c 2 "$@"; }
tones "$work/drone.wav" synth 24 sine 110 synth 24 sine mix 165 synth 24 sine mix 220 synth 24 sine mix 330 tremolo 0.25 40 lowpass 900 trim 12 12 gain -n -6
tones "$work/bells.wav" synth 24 sine 440 synth 24 sine mix 660 tremolo 0.25 95 tremolo 0.5 60 lowpass 1200 trim 12 12 gain -n -20
tones "$work/air.wav" synth 12 pinknoise lowpass 700 highpass 120 fade h 6 12 6 gain -n -12
tones "$work/brush.wav" synth 3.4 pinknoise highpass 900 lowpass 3200 tremolo 3 30 fade h 1.4 3.4 1.6 gain -n -27 pad 6.4 2.2
sox -m "$work/drone.wav" "$work/bells.wav" "$work/air.wav" "$work/brush.wav" "$work/sound.wav" gain -n -10

nice -n 19 node "$here/film.ts" |
  nice -n 19 ffmpeg -v error -y -f rawvideo -pix_fmt rgb24 -s 1280x720 -r 24 -i - -i "$work/sound.wav" -shortest \
    -vf "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p" -colorspace bt709 -color_primaries bt709 -color_trc bt709 \
    -c:v libx264 -preset slow -profile:v high -crf "${CRF:-25}" -x264-params "keyint=288:scenecut=0:aq-mode=3" \
    -c:a aac -b:a 64k -map_metadata -1 -movflags +faststart "$here/../../film/hero.mp4"
