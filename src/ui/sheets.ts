import tokens from "./tokens.css?inline";

/** A theme for one element: the properties that override the defaults of tokens.css. */
export type ThemeProperties = Readonly<Record<`--servery-${string}`, string>>;

// Style texts are kept here until a root adopts them, because a component may be imported where there is no DOM.
const texts = new Set<string>();
const builtSheets = new Map<string, CSSStyleSheet>();
const themes = new Map<ShadowRoot, CSSStyleSheet>();

registerSheet(tokens);

/**
 * Called once by each component's module. Every root, existing or later, gets the sheet, even one from a lazy chunk.
 */
export function registerSheet(css: string): void {
  if (texts.has(css)) return;
  texts.add(css);
  for (const [root, theme] of themes) refresh(root, theme);
}

/**
 * Adopts the sheets in a shadow root. All roots share the sheets except the theme's, which starts with the theme that
 * the root already has.
 */
export function adoptSheets(root: ShadowRoot): () => void {
  const theme = new CSSStyleSheet();
  const present = themes.get(root)?.cssRules[0];
  if (present) theme.replaceSync(present.cssText);
  themes.set(root, theme);
  refresh(root, theme);
  return () => {
    if (themes.get(root) !== theme) return;
    themes.delete(root);
    root.adoptedStyleSheets = [];
  };
}

/**
 * Sets the theme on `:host` in a sheet instead of a style attribute, so that a host page's own `servery-storefront {
 * --servery-accent: … }` still wins. In print the shop has the default colours.
 */
export function applyTheme(root: ShadowRoot, properties: ThemeProperties): void {
  themes.get(root)?.replaceSync(themeRule(properties));
}

export function themeRule(properties: ThemeProperties): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `@media screen{:host{${declarations.join(";")}}}`;
}

/** All style texts so far, for a page that is printed. */
export function sheetTexts(): readonly string[] {
  return [...texts];
}

function refresh(root: ShadowRoot, theme: CSSStyleSheet): void {
  root.adoptedStyleSheets = [...Array.from(texts, sheetOf), theme];
}

function sheetOf(css: string): CSSStyleSheet {
  const built = builtSheets.get(css);
  if (built) return built;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  builtSheets.set(css, sheet);
  return sheet;
}
