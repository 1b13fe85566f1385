import { black, contrastRatio, hexOf, mix, parseHexColour, READABLE_RATIO, type Rgb, white } from "./contrast.ts";
import { asHex } from "./hostColours.ts";
import { type ThemeProperties, themeRule } from "./sheets.ts";
import { isAlmost, properties, textInTheColourOf, usualPaper } from "./theme.ts";

const grounds = ["surface", "sunken", "plate", "accent-soft", "good-soft", "bad-soft", "warning-soft"];
/** On these stands ink alone. */
const inkGrounds = ["chosen", "ribbon"];
/** On these, text in the accent's colour, too. */
const accentGrounds = ["surface", "sunken", "accent-soft"];
const inks = ["ink-soft", "good", "bad", "warning"];

/** What a host page may set. The other backgrounds are steps of the paper. */
export const usualGrounds: Readonly<Record<string, Rgb>> = {
  paper: usualPaper,
  surface: mix(white, usualPaper, 0.09),
  sunken: mix([156, 132, 96], usualPaper, 0.08),
};
/** The minimum contrast for the edge of a control (WCAG 2.2, 1.4.11). */
const EDGE_RATIO = 3;

/** Colours that replace those of the host page, whose rules win otherwise. */
function instead(colours: Readonly<Record<string, Rgb>>): ThemeProperties {
  const entries = Object.entries(properties(colours));
  return Object.fromEntries(entries.map(([name, value]) => [name, `${value}!important`]));
}

/**
 * Corrects the theme's colours that aren't readable on a custom background. A background on which ink is unreadable, or
 * that is see-through, becomes paper, and a text colour that is too faint moves towards ink. Reads the tokens as drawn:
 * with the theme and the host page's own applied.
 */
export function mendedSteps(colourOf: (name: string) => Rgb | null): ThemeProperties {
  const paper = colourOf("paper") ?? usualPaper;
  const ink = colourOf("ink") ?? black;
  const all = [...grounds, ...inkGrounds].map((name) => {
    const drawn = colourOf(name);
    const isKept = drawn !== null && contrastRatio(drawn, ink) >= READABLE_RATIO;
    return { name, step: isKept ? drawn : paper, isKept };
  });
  const entriesOf = (kept: boolean) =>
    all.filter(({ isKept }) => isKept === kept).map(({ name, step }) => [name, step]);
  const stepsOn = (on: readonly string[]) => [
    paper,
    ...all.flatMap(({ name, step }) => (on.includes(name) ? [step] : [])),
  ];
  const text = (name: string, on: readonly string[], ratio?: number) => [
    name,
    textInTheColourOf(colourOf(name) ?? ink, ink, stepsOn(on), ratio),
  ];
  const texts = [
    ...inks.map((name) => text(name, grounds)),
    text("accent-text", accentGrounds),
    text("control-line", grounds, EDGE_RATIO),
  ];
  return {
    ...properties(Object.fromEntries([...entriesOf(true), ...texts])),
    ...instead(Object.fromEntries(entriesOf(false))),
  };
}

/** The store's paper, even if the host page sets its own. */
function storePaper(theme: CSSStyleSheet): string {
  const [, own] = /--servery-paper: ?(#\w+)/.exec(theme.cssRules[0]?.cssText ?? "") ?? [];
  return own ?? hexOf(usualPaper);
}

/**
 * Adds the corrections to the theme, until the theme is next replaced. The default backgrounds, and colours close to
 * them, need none. A see-through paper of the host page is replaced, because dialogs and sticky bars would be see-through, too.
 */
export function fixContrast(root: ShadowRoot): void {
  const found = (name: string) => parseHexColour(asHex(root, `var(--servery-${name})`));
  const theme = root.adoptedStyleSheets.at(-1);
  if (!theme) return;
  const add = (steps: ThemeProperties) => theme.insertRule(themeRule(steps), theme.cssRules.length);
  if (!found("paper")) add({ "--servery-paper": `${storePaper(theme)}!important` });
  const isUsual = ([name, usual]: readonly [string, Rgb]) => isAlmost(found(name) ?? black, usual);
  if (!Object.entries(usualGrounds).every(isUsual)) add(mendedSteps(found));
}
