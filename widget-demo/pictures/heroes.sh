#!/bin/bash
# heroes.sh NAME...   the hosts' large pictures: data/images/NAME-large.webp (1600 x 900) and NAME.webp (800 x 450)
set -e
cd "$(dirname "$0")"
images=${IMAGES:-../data/images}; looks=${LOOKS:-looks}; mkdir -p "$looks"
lock=$(command -v render || true)
webp() { # FROM TO MOST_BYTES SIZE...: the best quality that fits
  for q in 88 84 80 76 72 68 64 60 55 50 45 40; do
    cwebp -quiet -q $q -m 6 -sharp_yuv -resize "$4" "$5" "$1" -o "$2"
    [ "$(stat -c %s "$2")" -le "$3" ] && break
  done
  echo "$2 q$q $(stat -c %s "$2") bytes"
}
for n in "$@"; do
  $lock blender -b --factory-startup -P render.py -- "$looks" 1600 900 "${SAMPLES:-24}" "$n" | grep --line-buffered -E "BUILD|DISH|Error|File" || true
  webp "$looks/$n.png" "$images/$n.webp" 60000 800 450
  webp "$looks/$n.png" "$images/$n-large.webp" 160000 1600 900
done
