export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** WCAG 2.2, 1.4.3, for text of any size. */
export const READABLE_RATIO = 4.5;

export const black: Rgb = { red: 0, green: 0, blue: 0 };
export const white: Rgb = { red: 255, green: 255, blue: 255 };

const shortHex = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i;
const longHex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i;

/**
 * `#rgb` and `#rrggbb`; alpha is dropped, because the contrast over an unknown background isn't known. Anything else:
 * null.
 */
export function parseHexColour(text: string): Rgb | null {
  const trimmed = text.trim();
  const short = shortHex.exec(trimmed);
  if (short) return fromHexPairs(short.slice(1).map((digit) => digit + digit));
  const long = longHex.exec(trimmed);
  return long ? fromHexPairs(long.slice(1)) : null;
}

export function hexOf(colour: Rgb): string {
  const pairs = [colour.red, colour.green, colour.blue].map((channel) => channel.toString(16).padStart(2, "0"));
  return `#${pairs.join("")}`;
}

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/**
 * The wanted text colour where it is readable; else black or white: the better of the two always has 4.58:1 or more.
 */
export function readableOn(background: Rgb, wanted: Rgb): Rgb {
  if (contrastRatio(background, wanted) >= READABLE_RATIO) return wanted;
  return contrastRatio(background, black) > contrastRatio(background, white) ? black : white;
}

/** `share` of the first colour, from 0 to 1, the rest of the second. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const blend = (one: number, other: number) => Math.round(one * share + other * (1 - share));
  return {
    red: blend(first.red, second.red),
    green: blend(first.green, second.green),
    blue: blend(first.blue, second.blue),
  };
}

export function luminance(colour: Rgb): number {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromHexPairs(pairs: readonly string[]): Rgb {
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { red, green, blue };
}
