import tokens from "./tokens.css?inline";

/** A theme for one element: the properties that go over the defaults of tokens.css. */
export type ThemeProperties = Readonly<Record<`--servery-${string}`, string>>;

// Texts wait here until a root adopts them: a component can be imported where there is no DOM.
const texts = new Set<string>();
const builtSheets = new Map<string, CSSStyleSheet>();
const themeSheetByRoot = new Map<ShadowRoot, CSSStyleSheet>();

registerSheet(tokens);

/** Called once by each component's module. Every root, living or to come, gets the sheet; a lazy chunk's as well. */
export function registerSheet(css: string): void {
  if (texts.has(css)) return;
  texts.add(css);
  for (const [root, themeSheet] of themeSheetByRoot) refresh(root, themeSheet);
}

/** Dresses a shadow root. The sheets are shared by all roots; the theme's sheet is the root's own. */
export function adoptSheets(root: ShadowRoot): () => void {
  const themeSheet = new CSSStyleSheet();
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
