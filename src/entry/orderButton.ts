import { element, styledRoot } from "./element.ts";
import css from "./orderButton.css?inline";
import type { ButtonTools, OrderButton } from "./orderTools.ts";
import { storedColours, storedCount } from "./storedLook.ts";

const words = {
  en: { order: "Order now", count: (count: number) => `${count} in your cart` },
  "zh-CN": { order: "立即点餐", count: (count: number) => `购物车中有 ${count} 份` },
};

/** After these, the device may store another cart. */
const told = ["servery:ready", "servery:cart-change", "servery:order-placed", "storage", "pageshow"];

/** A page's own meaning of a click stays: in a new tab or window, saved, or handled by the page itself. */
function isPlain({ altKey, ctrlKey, metaKey, shiftKey, button, defaultPrevented }: MouseEvent): boolean {
  return !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || button);
}

type Drawn = readonly [opener: HTMLElement, follow: () => void];

/** The link, or the button that stands for one, with the cart's count. Returns what a press on it focuses again. */
function draw(host: HTMLElement, { language, stored }: ButtonTools): Drawn {
  const { order, count: countWords } = words[language];
  const link = host.querySelector("a");
  // An editor may have put the link into a paragraph.
  if (link && link.parentNode !== host) host.replaceChildren(link);
  const root = styledRoot(host, css);
  const button = element("button", { type: "button" });
  const badge = element("span", { part: "count", role: "img" });
  root.append(link ? element("slot", {}) : button, badge);
  const colours = new CSSStyleSheet();
  root.adoptedStyleSheets.push(colours);
  const show = () => {
    const count = storedCount(host.getAttribute("store-id"), stored);
    badge.hidden = count === 0;
    badge.textContent = `${count}`;
    badge.ariaLabel = countWords(count);
    const known = storedColours(stored);
    colours.replaceSync(known ? `:host{--known:${known.button};--on-known:${known.text}}` : "");
  };
  // Not at each event: WebKit loses a press in which the pressed text is replaced.
  const showAll = () => {
    button.textContent = host.getAttribute("label") || order;
    show();
  };
  showAll();
  new MutationObserver(showAll).observe(host, { attributes: true });
  // The shop tells of its cart before it stores it.
  const showSoon = () => setTimeout(show);
  // The focus comes back when the shop closes, whose colours are known then.
  host.addEventListener("focusin", showSoon);
  const follow = () => {
    // The page's own listeners would keep a button that it has removed.
    const change = host.isConnected ? "addEventListener" : "removeEventListener";
    for (const name of told) window[change](name, showSoon);
    show();
  };
  return [link ?? button, follow];
}

/** R108. Null if the browser is too old, in which the link works as a link. */
export function startButton(host: HTMLElement, tools: ButtonTools): OrderButton | null {
  if (!("adoptedStyleSheets" in document)) return null;
  const [opener, follow] = draw(host, tools);
  const panel = async () => (await tools.importPanel()).panelOf(host, tools);
  const open = async (request?: unknown) => (await panel()).open(host, request, opener);
  const warm = () => {
    tools.warm();
    tools.importPanel().catch(() => {});
  };
  for (const name of ["pointerenter", "pointerdown", "focusin"]) host.addEventListener(name, warm, { once: true });
  let isLost = false;
  host.addEventListener("click", (event) => {
    if (isLost || !isPlain(event)) return;
    event.preventDefault();
    open().catch(() => {
      // The link leads to where one can order without this code.
      isLost = true;
      opener.click();
    });
  });
  host.addEventListener("command", (event) => {
    if ((event as Event & { readonly command?: string }).command === "--open") open().catch(console.error);
  });
  // R57: a payment page leads back here, and the shop says what has become of the order.
  if (location.search.includes("merchant_trade_no=") && tools.stored("checkoutData")) open().catch(console.error);
  return { follow, open, close: async () => (await panel()).close() };
}
