/** As much of a browser as the smoke test asks for. Clicks and keys are the browser's own, not the page's. */
export interface SmokeBrowser {
  open(url: string): Promise<void>;
  /** The first element of the shop that fits the selector and whose name begins with the text; null where there is none. */
  click(selector: string, name: string): Promise<boolean>;
  type(label: string, text: string): Promise<boolean>;
  /** All that the shop says. */
  text(): Promise<string>;
  close(): Promise<void>;
}

/** Runs in the page. It reads names as far as this shop's own markup goes. */
export function findInShop(selector: string, name: string): Element | null {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const found = [...(root?.querySelectorAll(selector) ?? [])].find((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const said = element.getAttribute("aria-label") ?? [element, ...labels].map((each) => each.textContent).join("");
    return said.trim().startsWith(name) && element.checkVisibility();
  });
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}

/** Runs in the page. */
export function readShop(): string {
  return document.querySelector("servery-storefront")?.shadowRoot?.textContent ?? "";
}
