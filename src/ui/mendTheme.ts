import { black, contrastRatio, parseHexColour, READABLE_RATIO, type Rgb } from "./contrast.ts";
import { asHex } from "./hostColours.ts";
import { type ThemeProperties, themeRule } from "./sheets.ts";
import { isAlmost, properties, textInTheColourOf, usualPaper } from "./theme.ts";

const grounds = ["surface", "sunken", "plate", "accent-soft", "good-soft", "bad-soft", "warning-soft"];
const inks = ["ink-soft", "good", "bad", "warning"];

/** WCAG 2.2, 1.4.11, for the edge of a control. */
const EDGE_RATIO = 3;

/**
 * What of a page's own surface can't be read, mended: a step that goes too far for its ink is none, and what is too
 * faint goes towards ink. It reads the tokens as they are with the theme.
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

/** Goes over the theme until the next one. The usual paper, and what is almost it, can be read as it is. */
export function mendTheme(root: ShadowRoot): void {
  const colourOf = (name: string) => parseHexColour(asHex(root, `var(--servery-${name})`)) ?? black;
  const theme = root.adoptedStyleSheets.at(-1);
  if (!theme || isAlmost(colourOf("paper"), usualPaper)) return;
  theme.insertRule(themeRule(mendedSteps(colourOf)), theme.cssRules.length);
}
