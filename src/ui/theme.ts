import {
  black,
  contrastRatio,
  hexOf,
  luminance,
  mix,
  parseHexColour,
  READABLE_RATIO,
  type Rgb,
  readableOn,
  white,
} from "./contrast.ts";
import type { ThemeProperties } from "./sheets.ts";

/** The colours that a store may set, as it typed them. What isn't a hex colour counts as missing. */
export interface UiColours {
  readonly buttonColour: string;
  readonly buttonText: string;
  readonly commonColour: string;
  readonly menuHighlight: string;
  readonly menuHighlightText: string;
  readonly statusPending: string;
  readonly titleBar: string;
  readonly menuBackground: string;
  readonly menuText: string;
}

/** Including those that only the host page may set. */
export interface PageColours extends UiColours {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
}

/** The token of each colour: a host page may override it, and dependent colours follow. */
export const colourTokens = {
  paper: "--servery-paper",
  surface: "--servery-surface",
  ink: "--servery-ink",
  buttonColour: "--servery-button",
  buttonText: "--servery-on-button",
  commonColour: "--servery-accent",
  menuHighlight: "--servery-menu-highlight",
  menuHighlightText: "--servery-on-menu-highlight",
  statusPending: "--servery-pending",
  titleBar: "--servery-title-bar",
  menuBackground: "--servery-menu",
  menuText: "--servery-on-menu",
} as const satisfies Readonly<Record<keyof PageColours, keyof ThemeProperties>>;

// The same as in tokens.css; a test holds them together.
export const usualPaper: Rgb = [255, 253, 250];
const usualInk: Rgb = [33, 29, 24];
/** Still a night, and no brand's red or blue. */
const darkest = 0.03;
const ownAccent: Rgb = [179, 64, 26];

/** What goes over the defaults of tokens.css. Every text on a ground that comes out of here is at least 4.5:1. */
export function themeProperties(typed: Partial<PageColours>): ThemeProperties {
  const given: Partial<Record<keyof PageColours, Rgb | null>> = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, parseHexColour(text)]),
  );
  // A store's own white is the one of all its page, and so is the dark of both its bars.
  const { menuBackground: bar, titleBar: top, buttonColour: button } = given;
  const isPaper = bar && (isAlmost(bar, usualPaper) || (top && isAlmost(bar, top) && luminance(bar) < darkest));
  const storePaper = !given.paper && isPaper ? bar : null;
  const ownPaper = given.paper ?? storePaper;
  const paper = ownPaper ?? usualPaper;
  const ink = readableOn(paper, given.ink ?? usualInk);
  // And a bar that is almost the page is a part of it.
  const barOf = (colour: Rgb | null | undefined) => colour && !isAlmost(colour, paper) && colour;
  // On a page of its own colours, the usual accent may no longer be read.
  const accent = given.commonColour ?? button ?? (ownPaper && ownAccent);
  return {
    ...(storePaper && properties({ paper })),
    // The usual shade is one of the usual paper.
    ...(ownPaper && properties({ ink, shade: mix(ink, paper, 0.6) })),
    ...(luminance(ink) > luminance(paper) && { "--servery-scheme": "dark" }),
    ...(accent && accentProperties(accent, paper, given.surface ?? mix(white, paper, 0.09), ink)),
    ...buttonProperties(button ?? accent, given.buttonText),
    ...pair("menu-highlight", given.menuHighlight, given.menuHighlightText, accent ?? ownAccent, white),
    ...pair("menu", barOf(bar), given.menuText, paper, mix(paper, ink, 0.32)),
    ...pair("title-bar", barOf(top), null, paper, ink),
    ...pair("pending", given.statusPending, null, ownAccent, white),
  };
}

type Given = Rgb | false | null | undefined;

function accentProperties(accent: Rgb, paper: Rgb, surface: Rgb, ink: Rgb): ThemeProperties {
  return properties({
    accent,
    "on-accent": readableOn(accent, white),
    "accent-text": textInTheColourOf(accent, ink, [paper, surface, mix(accent, paper, 0.09)]),
  });
}

function buttonProperties(given: Given, wantedText: Given): ThemeProperties {
  if (!given && !wantedText) return {};
  const button = given || ownAccent;
  const text = readableOn(button, wantedText || white);
  // Away from the text's own light, so the words stay as readable under the pointer as before.
  const hover = mix(luminance(text) > luminance(button) ? black : white, button, 0.12);
  return properties({ button, "on-button": text, "button-hover": hover });
}

/** A ground and its text. One given alone is set against the other's default, so the pair can always be read. */
function pair(name: string, ground: Given, text: Given, usualGround: Rgb, usualText: Rgb): ThemeProperties {
  if (!ground && !text) return {};
  const background = ground || usualGround;
  return properties({ [name]: background, [`on-${name}`]: readableOn(background, text || usualText) });
}

/** The colour itself, or the first step towards ink that can be read on all of the grounds. */
export function textInTheColourOf(colour: Rgb, ink: Rgb, on: readonly Rgb[], ratio = READABLE_RATIO): Rgb {
  for (let share = 1; share > 0; share -= 0.1) {
    const candidate = mix(colour, ink, share);
    if (on.every((ground) => contrastRatio(candidate, ground) >= ratio)) return candidate;
  }
  return ink;
}

/** Two that nobody tells apart side by side. */
export function isAlmost(one: Rgb, other: Rgb): boolean {
  return one.every((part, at) => Math.abs(part - (other[at] ?? 0)) < 7);
}

export function properties(colours: Readonly<Record<string, Rgb>>): ThemeProperties {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--servery-${name}`, hexOf(colour)]));
}
