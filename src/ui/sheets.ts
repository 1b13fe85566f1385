import tokens from "./tokens.css?inline";

/** A theme for one element: the properties that override the defaults of tokens.css. */
export type ThemeProperties = Readonly<Record<`--servery-${string}`, string>>;

// Style texts are kept here until a root adopts them, because a component may be imported where there is no DOM.
const texts = new Set<string>();
const builtSheets = new Map<string, CSSStyleSheet>();
const ownSheets = new Map<ShadowRoot, OwnSheets>();

interface OwnSheets {
  /** The styles of the build. They come first, so that each component can override them. */
  readonly first: CSSStyleSheet;
  readonly theme: CSSStyleSheet;
}

registerSheet(tokens);

/**
 * Called once by each component's module. Every root, existing or later, gets the sheet, even one from a lazy chunk.
 */
export function registerSheet(css: string): void {
  if (texts.has(css)) return;
  texts.add(css);
  for (const [root, own] of ownSheets) refresh(root, own);
}

/**
 * Adopts the sheets in a shadow root. All roots share the sheets except the theme's, which starts with the theme that
 * the root already has.
 */
export function adoptSheets(root: ShadowRoot, first: CSSStyleSheet): () => void {
  const own = { first, theme: new CSSStyleSheet() };
  const worn = ownSheets.get(root)?.theme.cssRules[0];
  if (worn) own.theme.replaceSync(worn.cssText);
  ownSheets.set(root, own);
  refresh(root, own);
  return () => {
    if (ownSheets.get(root) !== own) return;
    ownSheets.delete(root);
    root.adoptedStyleSheets = [];
  };
}

/**
 * Sets the theme on `:host` in a sheet instead of a style attribute, so that a host page's own `servery-storefront {
 * --servery-accent: … }` still wins. In print the shop has the default colours.
 */
export function applyTheme(root: ShadowRoot, properties: ThemeProperties): void {
  ownSheets.get(root)?.theme.replaceSync(themeRule(properties));
}

export function themeRule(properties: ThemeProperties): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `@media screen{:host{${declarations.join(";")}}}`;
}

function refresh(root: ShadowRoot, { first, theme }: OwnSheets): void {
  root.adoptedStyleSheets = [first, ...Array.from(texts, sheetOf), theme];
}

function sheetOf(css: string): CSSStyleSheet {
  const built = builtSheets.get(css);
  if (built) return built;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  builtSheets.set(css, sheet);
  return sheet;
}
