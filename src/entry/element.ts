/** Builds an element without `innerHTML`, which a page's policy (Trusted Types) may forbid. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A shadow root with these styles, which no content security policy forbids. */
export function styledRoot(host: HTMLElement, css: string): ShadowRoot {
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return root;
}
