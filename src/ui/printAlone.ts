import css from "./printAlone.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** Copies the sheets, because a constructed sheet belongs to one document. */
function copySheets(root: ShadowRoot, page: typeof globalThis): CSSStyleSheet[] {
  return root.adoptedStyleSheets.map(({ cssRules }) => {
    const copy = new page.CSSStyleSheet();
    copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join("\n"));
    return copy;
  });
}

/** A sandboxed page may not open a print dialog, and a page with an opaque origin can't write into another frame. */
export function canPrint(): boolean {
  if (globalThis.origin === "null") return false;
  const sandbox = globalThis.frameElement?.getAttribute("sandbox") ?? null;
  return sandbox === null || /\ballow-modals\b/i.test(sandbox);
}

/**
 * Prints a part of the shop without the page around it, which our sheets can't style. It copies the part into its own
 * frame, under a copy of the shop's root. A copy loads nothing and runs no code.
 */
export function printAlone(part: Element): void {
  const root = part.getRootNode();
  const shop = part.closest(".servery");
  if (!(root instanceof ShadowRoot) || !shop) return;
  // Removes the previous frame only now, because some browsers report the end of printing before it has started.
  root.querySelector(".print-frame")?.remove();
  const frame = document.createElement("iframe");
  frame.className = "print-frame";
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  frame.onload = () => {
    const page = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!page) return;
    page.document.title = document.title;
    const host = page.document.body.appendChild(page.document.createElement("div"));
    const copy = host.attachShadow({ mode: "open" });
    copy.adoptedStyleSheets = copySheets(root, page);
    copy.append(shop.cloneNode());
    copy.firstElementChild?.append(part.cloneNode(true));
    page.print();
  };
  root.append(frame);
}
