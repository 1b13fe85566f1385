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

// The same values as in tokens.css; a test compares them.
const usualPaper: Rgb = { red: 255, green: 253, blue: 250 };
const usualInk: Rgb = { red: 33, green: 29, blue: 24 };
const inkSoft: Rgb = { red: 107, green: 99, blue: 90 };
const ownAccent: Rgb = { red: 179, green: 64, blue: 26 };

/** The values that override the defaults of tokens.css. Every text has at least 4.5:1 on its background. */
export function themeProperties(colours: Partial<PageColours>): ThemeProperties {
  const paper = parsed(colours.paper) ?? usualPaper;
  const ink = parsed(colours.ink) ?? usualInk;
  const button = parsed(colours.buttonColour);
  // On a page with its own colours, the default accent may not be readable.
  const accent = parsed(colours.commonColour) ?? button ?? (colours.paper ? ownAccent : null);
  return {
    ...(accent && accentProperties(accent, paper, parsed(colours.surface) ?? white, ink)),
    ...buttonProperties(button ?? accent, parsed(colours.buttonText)),
    ...pair(
      "menu-highlight",
      parsed(colours.menuHighlight),
      parsed(colours.menuHighlightText),
      accent ?? ownAccent,
      white,
    ),
    ...pair("menu", parsed(colours.menuBackground), parsed(colours.menuText), paper, inkSoft),
    ...pair("title-bar", parsed(colours.titleBar), null, paper, ink),
    ...pair("pending", parsed(colours.statusPending), null, ownAccent, white),
  };
}

function accentProperties(accent: Rgb, paper: Rgb, surface: Rgb, ink: Rgb): ThemeProperties {
  const soft = mix(accent, paper, 0.09);
  return {
    "--servery-accent": hexOf(accent),
    "--servery-on-accent": hexOf(readableOn(accent, white)),
    "--servery-accent-soft": hexOf(soft),
    "--servery-accent-text": hexOf(textInTheColourOf(accent, ink, [paper, surface, soft])),
  };
}

function buttonProperties(given: Rgb | null, wantedText: Rgb | null): ThemeProperties {
  if (!given && !wantedText) return {};
  const button = given ?? ownAccent;
  const text = readableOn(button, wantedText ?? white);
  // Moved away from the text's lightness, so that the text stays as readable under the pointer.
  const hover = mix(luminance(text) > luminance(button) ? black : white, button, 0.12);
  return {
    "--servery-button": hexOf(button),
    "--servery-on-button": hexOf(text),
    "--servery-button-hover": hexOf(hover),
  };
}

/**
 * A background and its text. If only one is given, it is paired with the other's default, so that the pair is always
 * readable.
 */
function pair(name: string, ground: Rgb | null, text: Rgb | null, usualGround: Rgb, usualText: Rgb): ThemeProperties {
  if (!ground && !text) return {};
  const background = ground ?? usualGround;
  return {
    [`--servery-${name}`]: hexOf(background),
    [`--servery-on-${name}`]: hexOf(readableOn(background, text ?? usualText)),
  };
}

/** The colour itself, or the first step towards the ink colour that is readable on all of the backgrounds. */
function textInTheColourOf(colour: Rgb, ink: Rgb, grounds: readonly Rgb[]): Rgb {
  for (let share = 1; share > 0; share -= 0.1) {
    const candidate = mix(colour, ink, share);
    if (grounds.every((ground) => contrastRatio(candidate, ground) >= READABLE_RATIO)) return candidate;
  }
  return ink;
}

function parsed(colour: string | undefined): Rgb | null {
  return colour === undefined ? null : parseHexColour(colour);
}
