import { black, contrastRatio, hexOf, parseHexColour, READABLE_RATIO, type Rgb } from "./contrast.ts";
import { asHex } from "./hostColours.ts";
import { type ThemeProperties, themeRule } from "./sheets.ts";
import { isAlmost, properties, textInTheColourOf, usualPaper } from "./theme.ts";

const grounds = ["surface", "sunken", "plate", "accent-soft", "good-soft", "bad-soft", "warning-soft"];
const inks = ["ink-soft", "good", "bad", "warning"];

/** The minimum contrast for the edge of a control (WCAG 2.2, 1.4.11). */
const EDGE_RATIO = 3;

/**
 * Corrects the theme's colours that aren't readable on a custom paper. A background on which ink is unreadable becomes
 * paper, and a text colour that is too faint moves towards ink. Reads the tokens with the theme applied.
 */
export function mendedSteps(colourOf: (name: string) => Rgb): ThemeProperties {
  const [paper, ink] = [colourOf("paper"), colourOf("ink")];
  const steps = grounds.map(colourOf).map((step) => (contrastRatio(step, ink) < READABLE_RATIO ? paper : step));
  const read = [paper, ...steps];
  const words = inks.map(colourOf).map((word) => textInTheColourOf(word, ink, read));
  const names = [...grounds, ...inks];
  return {
    ...properties(Object.fromEntries([...steps, ...words].map((colour, at) => [names[at], colour]))),
    ...properties({ "control-line": textInTheColourOf(colourOf("control-line"), ink, read, EDGE_RATIO) }),
  };
}

/** The store's paper, even if the host page sets its own. */
function storePaper(theme: CSSStyleSheet): string {
  const [, own] = /--servery-paper: ?(#\w+)/.exec(theme.cssRules[0]?.cssText ?? "") ?? [];
  return own ?? hexOf(usualPaper);
}

/**
 * Adds the corrections to the theme, until the theme is next replaced. The default paper, and colours close to it, need
 * none. A see-through paper of the host page is replaced, because dialogs and sticky bars would be see-through, too.
 */
export function fixContrast(root: ShadowRoot): void {
  const found = (name: string) => parseHexColour(asHex(root, `var(--servery-${name})`));
  const theme = root.adoptedStyleSheets.at(-1);
  if (!theme) return;
  const add = (steps: ThemeProperties) => theme.insertRule(themeRule(steps), theme.cssRules.length);
  if (!found("paper")) add({ "--servery-paper": `${storePaper(theme)}!important` });
  if (!isAlmost(found("paper") ?? usualPaper, usualPaper)) add(mendedSteps((name) => found(name) ?? black));
}
