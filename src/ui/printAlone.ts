import css from "./printAlone.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** Sheets belong to one document. */
function copySheets(root: ShadowRoot, page: typeof globalThis): CSSStyleSheet[] {
  return root.adoptedStyleSheets.map(({ cssRules }) => {
    const copy = new page.CSSStyleSheet();
    copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join("\n"));
    return copy;
  });
}

/** A page that is shut into a sandbox may open no dialog, and with an origin of its own it can't fill another frame. */
export function canPrint(): boolean {
  if (globalThis.origin === "null") return false;
  const sandbox = globalThis.frameElement?.getAttribute("sandbox") ?? null;
  return sandbox === null || /\ballow-modals\b/i.test(sandbox);
}

/**
 * Prints a part of the shop without the page around it, which no sheet of ours reaches: in a frame of its own, under
 * the shop's own root. It holds nothing but a copy, so it asks for nothing and runs nothing.
 */
export function printAlone(part: Element): void {
  const root = part.getRootNode();
  const shop = part.closest(".servery");
  if (!(root instanceof ShadowRoot) || !shop) return;
  // Not at the end of printing, which some browsers report before it has begun.
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
