import tokens from "./tokens.css?inline";

/** A theme for one element: the properties that override the defaults of tokens.css. */
export type ThemeProperties = Readonly<Record<`--servery-${string}`, string>>;

// Style texts wait here until a root adopts them: a component may be imported where there is no DOM.
const texts = new Set<string>();
const builtSheets = new Map<string, CSSStyleSheet>();
const themeSheetByRoot = new Map<ShadowRoot, CSSStyleSheet>();

registerSheet(tokens);

/** Each component's module calls it once. Every root, existing or later, gets the sheet, even one of a lazy chunk. */
export function registerSheet(css: string): void {
  if (texts.has(css)) return;
  texts.add(css);
  for (const [root, themeSheet] of themeSheetByRoot) refresh(root, themeSheet);
}

/**
 * Adopts the sheets in a shadow root. All roots share them, except the theme's sheet: it begins with what the root
 * wears already.
 */
export function adoptSheets(root: ShadowRoot): () => void {
  const themeSheet = new CSSStyleSheet();
  const worn = themeSheetByRoot.get(root)?.cssRules[0];
  if (worn) themeSheet.replaceSync(worn.cssText);
  themeSheetByRoot.set(root, themeSheet);
  refresh(root, themeSheet);
  return () => {
    if (themeSheetByRoot.get(root) !== themeSheet) return;
    themeSheetByRoot.delete(root);
    root.adoptedStyleSheets = [];
  };
}

/**
 * The theme stands on :host in a sheet, not in a style attribute: so a host page's own
 * `servery-storefront { --servery-accent: … }` still wins. Printed, a shop has the usual colours.
 */
export function applyTheme(root: ShadowRoot, properties: ThemeProperties): void {
  themeSheetByRoot.get(root)?.replaceSync(themeRule(properties));
}

export function themeRule(properties: ThemeProperties): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `@media screen{:host{${declarations.join(";")}}}`;
}

function refresh(root: ShadowRoot, themeSheet: CSSStyleSheet): void {
  root.adoptedStyleSheets = [...Array.from(texts, sheetOf), themeSheet];
}

function sheetOf(css: string): CSSStyleSheet {
  const built = builtSheets.get(css);
  if (built) return built;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  builtSheets.set(css, sheet);
  return sheet;
}
