/**
 * The parts of a browser that the smoke test needs. Clicks and keys are the browser's own, not simulated by the page.
 */
export interface SmokeBrowser {
  open(url: string): Promise<void>;
  /**
   * Clicks the first element that matches the selector and whose name starts with the text. Returns false if there is
   * none.
   */
  click(selector: string, name: string): Promise<boolean>;
  type(label: string, text: string): Promise<boolean>;
  back(): Promise<void>;
  /** All text of the shop. */
  text(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Runs in the page. Computes names only as far as this shop's markup needs, and only finds what a pointer can hit:
 * nothing that is still moving or covered by something else.
 */
export async function findInShop(selector: string, name: string): Promise<Element | null> {
  const roots = [...document.querySelectorAll("servery-order-button, servery-storefront, html > div")].map(
    (each) => each.shadowRoot,
  );
  const isMeant = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const said = element.getAttribute("aria-label") ?? [element, ...labels].map((each) => each.textContent).join("");
    return said.trim().startsWith(name) && element.checkVisibility();
  };
  const found = roots.flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])]).find(isMeant);
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const before = found.getBoundingClientRect();
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { x, y, width, height } = found.getBoundingClientRect();
  const hit = (found.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2);
  return x === before.x && y === before.y && hit && (found.contains(hit) || hit.contains(found)) ? found : null;
}

/** Runs in the page. */
export function readShop(): string {
  return document.querySelector("servery-storefront")?.shadowRoot?.textContent ?? "";
}
