// As the shop computes it: src/ui/contrast.ts. A test compares the two.

const readable = 4.5;
const white = "#ffffff";
const black = "#000000";

function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one, other) {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** White if it can be read on this colour, else the better of black and white. */
export function readableOn(hex) {
  if (contrast(hex, white) >= readable) return white;
  return contrast(hex, black) > contrast(hex, white) ? black : white;
}
