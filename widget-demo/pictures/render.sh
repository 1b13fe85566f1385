#!/bin/bash
# render.sh look NAME...   a small preview of each dish, written to looks/
# render.sh NAME...        the final pictures, in ../data/images: NAME.webp (480 x 360) and NAME-large.webp (800 x 600)
# render.sh hero NAME...   the large pictures of the host pages: NAME.webp (800 x 450) and NAME-large.webp (1600 x 900)
# SIZE="800 600 48" (width, height, samples) triples the time of a final picture.
set -e
cd "$(dirname "$0")"
looks=looks; images=../data/images; mkdir -p "$looks"
webp() { # FROM TO MOST_BYTES WIDTH HEIGHT: the best quality that fits
  for q in 88 84 80 76 72 68 64 60 55 50 45 40; do
    cwebp -quiet -q $q -m 6 -sharp_yuv -resize "$4" "$5" "$1" -o "$2"
    [ "$(stat -c %s "$2")" -le "$3" ] && break
  done
  echo "$2 q$q $(stat -c %s "$2") bytes"
}
draw() { blender -b --factory-startup -P render.py -- "$looks" "$@" | grep --line-buffered -E "BUILD|DISH|Error|File" || true; }
case "$1" in
  look) shift; draw ${SIZE:-320 240 24} "$@"; exit ;;
  hero) shift; draw ${SIZE:-1600 900 24} "$@"; small="60000 800 450"; large="160000 1600 900" ;;
  *) draw ${SIZE:-720 540 20} "$@"; small="22000 480 360"; large="60000 800 600" ;;
esac
for n in "$@"; do
  webp "$looks/$n.png" "$images/$n.webp" $small
  webp "$looks/$n.png" "$images/$n-large.webp" $large
done
