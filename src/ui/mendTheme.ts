import { black, contrastRatio, parseHexColour, READABLE_RATIO, type Rgb } from "./contrast.ts";
import { asHex, hostColours } from "./hostColours.ts";
import { applyTheme, type ThemeProperties, themeRule } from "./sheets.ts";
import {
  colourTokens,
  isAlmost,
  type PageColours,
  properties,
  textInTheColourOf,
  themeProperties,
  type UiColours,
  usualPaper,
} from "./theme.ts";

const grounds = ["surface", "sunken", "plate", "accent-soft", "good-soft", "bad-soft", "warning-soft"];
const inks = ["ink-soft", "good", "bad", "warning"];

type ColourToken = keyof ThemeProperties;

/** Every colour that a host page may set. */
const tokens: readonly ColourToken[] = [
  ...Object.values(colourTokens),
  ...[...grounds, ...inks, "on-accent", "on-title-bar", "on-pending", "line", "line-strong", "control-line"].map(
    (name): ColourToken => `--servery-${name}`,
  ),
];

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

/** The shop's own value of a token, even if the host page sets another. */
function ownValue({ adoptedStyleSheets }: ShadowRoot, token: string): string {
  const rules = adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  // Those for print don't count.
  const isScreen = (rule: CSSRule) => rule instanceof CSSMediaRule && rule.media.mediaText === "screen";
  const shown = rules.flatMap((rule) => (isScreen(rule) ? [...(rule as CSSMediaRule).cssRules] : rule));
  const hosts = shown.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ":host");
  return hosts.map((rule) => (rule as CSSStyleRule).style.getPropertyValue(token)).findLast((value) => value) ?? "";
}

/**
 * The tokens that need the shop's own value. A value that isn't a colour, or that refers to a token which doesn't exist,
 * would leave a button without a background. In a see-through paper, dialogs and sticky bars would be see-through, too.
 */
function unusable(host: Element, isPaperSolid: boolean): readonly ColourToken[] {
  const style = getComputedStyle(host);
  return tokens.filter((token) => {
    const isColour = CSS.supports("color", style.getPropertyValue(token));
    return !isColour || (token === colourTokens.paper && !isPaperSolid);
  });
}

/**
 * Adds the corrections to the theme, until the theme is next replaced. The default paper, and colours close to it, need
 * none. Returns whether it replaces values of the host page.
 */
export function mendTheme(root: ShadowRoot, store: Partial<UiColours>): boolean {
  const found = (name: string) => parseHexColour(asHex(root, `var(--servery-${name})`));
  const theme = root.adoptedStyleSheets.at(-1);
  if (!theme) return false;
  const add = (steps: ThemeProperties) => theme.insertRule(themeRule(steps), theme.cssRules.length);
  const replaced = unusable(root.host, found("paper") !== null);
  if (replaced[0]) {
    const page = Object.entries(hostColours(root)).filter(
      ([colour]) => !replaced.includes(colourTokens[colour as keyof PageColours]),
    );
    // The theme was computed without the store's colours for these tokens.
    applyTheme(root, themeProperties({ ...store, ...Object.fromEntries(page) }));
    add(Object.fromEntries(replaced.map((token) => [token, `${ownValue(root, token)}!important`])));
  }
  if (!isAlmost(found("paper") ?? usualPaper, usualPaper)) add(mendedSteps((name) => found(name) ?? black));
  return replaced.length > 0;
}
