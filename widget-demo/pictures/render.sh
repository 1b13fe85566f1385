#!/bin/bash
# render.sh look NAME...   a small look at each dish, written to looks/
# render.sh NAME...        the finals: data/images/NAME.webp (480 x 360) and NAME-large.webp (800 x 600); SIZE="800 600 48" takes three times as long
set -e
cd "$(dirname "$0")"
images=${IMAGES:-../data/images}; looks=${LOOKS:-looks}; mkdir -p "$looks"
lock=$(command -v render || true)   # where many render at a time, a wrapper may let one in
webp() { # FROM TO MOST_BYTES SIZE...: the best quality that fits
  for q in 88 84 80 76 72 68 64 60 55 50 45 40; do
    cwebp -quiet -q $q -m 6 -sharp_yuv -resize "$4" "$5" "$1" -o "$2"
    [ "$(stat -c %s "$2")" -le "$3" ] && break
  done
  echo "$2 q$q $(stat -c %s "$2") bytes"
}
draw() { $lock blender -b --factory-startup -P render.py -- "$@" | grep --line-buffered -E "BUILD|DISH|Error|File|KeyError" || true; }
if [ "$1" = look ]; then shift; draw "$looks" ${SIZE:-320 240 24} "$@"; exit; fi
draw "$looks" ${SIZE:-720 540 20} "$@"
for n in "$@"; do
  webp "$looks/$n.png" "$images/$n.webp" 22000 480 360
  webp "$looks/$n.png" "$images/$n-large.webp" 60000 800 600
done
