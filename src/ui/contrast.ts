/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly number[];

/** The minimum contrast for text of any size (WCAG 2.2, 1.4.3). */
export const READABLE_RATIO = 4.5;

export const black: Rgb = [0, 0, 0];
export const white: Rgb = [255, 255, 255];

const hexColour = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * Parses `#rgb` and `#rrggbb`. Alpha is dropped, because the contrast over an unknown background can't be computed.
 * Null for anything else.
 */
export function parseHexColour(text: string): Rgb | null {
  const trimmed = text.trim();
  if (!hexColour.test(trimmed)) return null;
  const digits = trimmed.length < 6 ? trimmed.replace(/\w/g, "$&$&") : trimmed;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

export function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/**
 * Returns the wanted text colour if it is readable, otherwise black or white: the better of the two always has a
 * contrast of at least 4.58:1.
 */
export function readableOn(background: Rgb, wanted: Rgb): Rgb {
  if (contrastRatio(background, wanted) >= READABLE_RATIO) return wanted;
  return contrastRatio(background, black) > contrastRatio(background, white) ? black : white;
}

/** Mixes `share` (0 to 1) of the first colour with the rest of the second. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  return first.map((part, at) => Math.round(part * share + (second[at] ?? 0) * (1 - share)));
}

export function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
