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

/** The colours that a store may set, as typed by the store. Anything but a hex colour counts as missing. */
export interface ThemeColours {
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

/** Adds the colours that only the host page may set. */
export interface PageColours extends ThemeColours {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
}

/** The token of each colour. A host page may override it, and dependent colours follow. */
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

// The same values as in tokens.css; a test keeps them equal.
export const usualPaper: Rgb = [255, 253, 250];
const usualInk: Rgb = [33, 29, 24];
/** A bar this dark counts as a dark page, not as a brand's red or blue. */
const darkest = 0.03;
const ownAccent: Rgb = [179, 64, 26];

/**
 * The properties that override the defaults of tokens.css. Every text colour returned has a contrast of at least 4.5:1
 * on its background.
 */
export function themeProperties(typed: Partial<PageColours>): ThemeProperties {
  const given: Partial<Record<keyof PageColours, Rgb | null>> = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, parseHexColour(text)]),
  );
  // A menu bar in almost the default paper colour, or two bars of the same dark colour, set the paper.
  const { menuBackground: bar, titleBar: top, buttonColour: button } = given;
  const isPaper = bar && (isAlmost(bar, usualPaper) || (top && isAlmost(bar, top) && luminance(bar) < darkest));
  const storePaper = !given.paper && isPaper ? bar : null;
  const ownPaper = given.paper ?? storePaper;
  const paper = ownPaper ?? usualPaper;
  const wanted = given.ink ?? usualInk;
  const isReadable = (text: Rgb) => !given.surface || contrastRatio(given.surface, text) >= READABLE_RATIO;
  // The paper is behind most of the text. A surface on which none of its inks is readable is replaced.
  const ink =
    [wanted, black, white].find((text) => readableOn(paper, text) === text && isReadable(text)) ??
    readableOn(paper, wanted);
  const surface = (isReadable(ink) && given.surface) || mix(white, paper, 0.09);
  // A bar in almost the page's colour is part of the page.
  const barOf = (colour: Rgb | null | undefined) => colour && !isAlmost(colour, paper) && colour;
  // On a custom paper the default accent may be unreadable, so it is computed too.
  const accent = given.commonColour ?? button ?? ((ownPaper || given.surface) && ownAccent);
  return {
    ...(storePaper && properties({ paper })),
    // The default shade fits the default paper only.
    ...(ownPaper && properties({ shade: mix(ink, paper, 0.6) })),
    ...((ownPaper || given.surface) && properties({ ink })),
    ...(!isReadable(ink) && { "--servery-surface": `${hexOf(surface)}!important` }),
    ...(luminance(ink) > luminance(paper) && { "--servery-scheme": "dark" }),
    ...(accent && accentProperties(accent, paper, surface, ink)),
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
  // Moves away from the text's lightness, so the words stay at least as readable on hover.
  const hover = mix(luminance(text) > luminance(button) ? black : white, button, 0.12);
  return properties({ button, "on-button": text, "button-hover": hover });
}

/**
 * A background and its text colour. If only one is given, the other's default is used, so the pair is always readable.
 */
function pair(name: string, ground: Given, text: Given, usualGround: Rgb, usualText: Rgb): ThemeProperties {
  if (!ground && !text) return {};
  const background = ground || usualGround;
  return properties({ [name]: background, [`on-${name}`]: readableOn(background, text || usualText) });
}

/** The colour itself, or the first step towards ink that is readable on all of the backgrounds. */
export function textInTheColourOf(colour: Rgb, ink: Rgb, on: readonly Rgb[], ratio = READABLE_RATIO): Rgb {
  for (let share = 1; share > 0; share -= 0.1) {
    const candidate = mix(colour, ink, share);
    if (on.every((ground) => contrastRatio(candidate, ground) >= ratio)) return candidate;
  }
  return ink;
}

/** Whether two colours look the same side by side. */
export function isAlmost(one: Rgb, other: Rgb): boolean {
  return one.every((part, at) => Math.abs(part - (other[at] ?? 0)) < 7);
}

export function properties(colours: Readonly<Record<string, Rgb>>): ThemeProperties {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--servery-${name}`, hexOf(colour)]));
}
