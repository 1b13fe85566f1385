import { element, styledRoot } from "./element.ts";
import css from "./orderPanel.css?inline";
import type { ButtonTools, OrderPanel } from "./orderTools.ts";

interface Shop extends HTMLElement {
  config?: unknown;
  cardFields?: unknown;
  open?(request: unknown): Promise<void>;
}

const words = {
  en: { title: "Order online", close: "Close" },
  "zh-CN": { title: "在线点餐", close: "关闭" },
};

/** These belong to the button itself, to a page that is the shop's own, or to a menu board. */
const ownNames =
  /^(?:id|class|style|hidden|slot|label|position|no-history|full-page|base-path|keep-title|digital-display|on.*|aria-.*|data-.*)$/;

function copyAttributes(button: Element, shop: Element): void {
  const wanted = button.getAttributeNames().filter((name) => !ownNames.test(name));
  for (const name of shop.getAttributeNames()) if (!wanted.includes(name)) shop.removeAttribute(name);
  for (const name of wanted) {
    const value = button.getAttribute(name) ?? "";
    if (shop.getAttribute(name) !== value) shop.setAttribute(name, value);
  }
}

const panels = new Map<string, OrderPanel>();

/** Two buttons of one store share one shop, which is as the one that was pressed last says. */
export function panelOf(button: HTMLElement, tools: ButtonTools): OrderPanel {
  const key = ["store-id", "store-name", "hq-id"].map((name) => button.getAttribute(name)).join("|");
  const panel = panels.get(key) ?? createPanel(tools.language, tools.begin);
  panels.set(key, panel);
  return panel;
}

/** The page behind stays where it is, and as wide as it was. */
function lockScroll(): () => void {
  const { documentElement: page } = document;
  const { overflow, paddingRight } = page.style;
  const [x, y] = [scrollX, scrollY];
  const barPx = innerWidth - page.clientWidth;
  if (barPx > 0) page.style.paddingRight = `${barPx}px`;
  page.style.overflow = "hidden";
  return () => {
    Object.assign(page.style, { overflow, paddingRight });
    scrollTo({ left: x, top: y, behavior: "instant" });
  };
}

/** Back closes the shop, also where the browser has gone to another page of a site that changes its pages by script. */
function closeOnBack(close: () => void): () => void {
  addEventListener("popstate", close);
  return () => removeEventListener("popstate", close);
}

/** The dialogs that the shop has open, the top one last. */
function dialogsIn({ shadowRoot }: Shop): HTMLDialogElement[] {
  return [...(shadowRoot?.querySelectorAll<HTMLDialogElement>("dialog[open]") ?? [])];
}

/** A modal dialog in a closed panel isn't seen, and nothing else on the page could be pressed. */
function setModal(shop: Shop, isModal: boolean): void {
  for (const dialog of dialogsIn(shop)) {
    dialog.close();
    if (isModal) dialog.showModal();
    else dialog.open = true;
  }
}

/** The way back from the last step, which a browser takes a moment for. Null if it has been taken. */
let wayBack: Promise<void> | null = null;
/** Longer than that. */
const mostWayBackMs = 500;

/**
 * A step of the history for browsers in which Back can't close a dialog (`CloseWatcher`): the same address, with the
 * page's own state. Safari lets the page not hear of the way back, at which a router would draw the page anew. A dialog
 * of the shop closes first, and the step is taken again.
 */
function takeStep(shop: Shop, close: () => void): () => void {
  const push = () => history.pushState(history.state, "");
  push();
  const [{ length }, { href }] = [history, location];
  // The page may have gone on meanwhile.
  const isOurs = () => history.length === length && location.href === href;
  let isOver = false;
  let arrive = () => {};
  const back = (event: Event) => {
    const inner = dialogsIn(shop).at(-1);
    if (isOurs()) {
      event.stopImmediatePropagation();
      if (inner && !isOver) {
        push();
        inner.dispatchEvent(new Event("cancel"));
        return;
      }
    }
    removeEventListener("popstate", back, true);
    if (isOver) {
      arrive();
      return;
    }
    isOver = true;
    close();
  };
  addEventListener("popstate", back, true);
  return () => {
    if (isOver) return;
    isOver = true;
    if (!isOurs()) {
      removeEventListener("popstate", back, true);
      return;
    }
    wayBack = new Promise((resolve) => {
      arrive = () => {
        wayBack = null;
        resolve();
      };
      setTimeout(arrive, mostWayBackMs);
    });
    history.back();
  };
}

function deepFocus(root: DocumentOrShadowRoot): Element | null {
  const { activeElement: active } = root;
  return active?.shadowRoot ? (deepFocus(active.shadowRoot) ?? active) : active;
}

/** A keyboard on the screen covers the lower part of a window that doesn't shrink with it. */
function followKeyboard(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  const follow = () => {
    if (view?.scale !== 1) return;
    const isCovered = innerHeight - view.height > 1;
    dialog.style.height = isCovered ? `${view.height}px` : "";
    dialog.style.top = isCovered ? `${view.offsetTop}px` : "";
  };
  const resize = () => {
    follow();
    if (dialog.style.height) deepFocus(document)?.scrollIntoView({ block: "nearest" });
  };
  view?.addEventListener("resize", resize);
  view?.addEventListener("scroll", follow);
  return () => {
    view?.removeEventListener("resize", resize);
    view?.removeEventListener("scroll", follow);
    dialog.style.height = "";
    dialog.style.top = "";
  };
}

interface Drawn {
  readonly place: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly shop: Shop;
}

function closeIcon(): SVGElement {
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const cross = document.createElementNS("http://www.w3.org/2000/svg", "path");
  icon.setAttribute("viewBox", "0 0 20 20");
  icon.setAttribute("aria-hidden", "true");
  cross.setAttribute("d", "M4 4l12 12M16 4L4 16");
  icon.append(cross);
  return icon;
}

function draw(language: ButtonTools["language"], onClose: () => void): Drawn {
  const shop: Shop = element("servery-storefront", {});
  const place = element("div", {}, shop);
  const { title, close } = words[language];
  const button = element("button", { type: "button", "aria-label": close }, closeIcon());
  button.addEventListener("click", onClose);
  const header = element("header", {}, element("b", { "aria-hidden": "true" }, title), button);
  const scroller = element("div", {}, element("slot", {}));
  const dialog = element("dialog", { "aria-label": title, lang: language }, header, scroller) as HTMLDialogElement;
  styledRoot(place, css).append(dialog);
  return { place, dialog, shop };
}

/** The bar takes the shop's colours, which are known once it is drawn. */
function takeColours({ dialog, shop }: Drawn): void {
  const style = getComputedStyle(shop);
  dialog.style.setProperty("--paper", style.getPropertyValue("--servery-paper") || "#fffdfa");
  dialog.style.setProperty("--ink", style.getPropertyValue("--servery-ink") || "#211d18");
}

/** It keeps no button, which the page may remove. */
function createPanel(language: ButtonTools["language"], begin: ButtonTools["begin"]): OrderPanel {
  const close = () => dialog.close();
  const drawn = draw(language, close);
  const { place, dialog, shop } = drawn;
  let ends: (() => void)[] = [];
  const end = () => {
    setModal(shop, false);
    for (const each of ends.splice(0)) each();
    // The next press of a button that names a dish opens it again.
    shop.removeAttribute("item");
  };
  // It may be open again by then.
  dialog.addEventListener("close", () => dialog.open || end());
  // A press beside the panel.
  dialog.addEventListener("click", ({ target }) => target === dialog && close());
  for (const name of ["servery:navigate", "servery:ready"]) shop.addEventListener(name, () => takeColours(drawn));
  const watch = new MutationObserver(([change]) => change && copyAttributes(change.target as Element, shop));
  const start = (pressed: Shop) => {
    watch.disconnect();
    watch.observe(pressed, { attributes: true });
    copyAttributes(pressed, shop);
    for (const name of ["config", "cardFields"] as const) {
      const value = pressed[name];
      if (value !== undefined && shop[name] !== value) shop[name] = value;
    }
    // Not in the body: a site that changes its pages by script swaps it, and keeps a copy of the old one.
    if (!place.isConnected) document.documentElement.append(place);
    takeColours(drawn);
  };
  return {
    async open(pressed, request, opener) {
      if (!dialog.open && ends.length > 0) end();
      // Else it would be taken for the diner's, and close the panel again.
      if (wayBack) await wayBack;
      start(pressed);
      if (!dialog.open) {
        const unlock = lockScroll();
        dialog.showModal();
        setModal(shop, true);
        const hasWatcher = "CloseWatcher" in window || pressed.hasAttribute("no-history");
        const leave = hasWatcher ? closeOnBack(close) : takeStep(shop, close);
        ends = [followKeyboard(dialog), leave, unlock, () => opener?.focus({ preventScroll: true })];
        begin();
      }
      if (request === undefined) return;
      await customElements.whenDefined("servery-storefront");
      await shop.open?.(request);
    },
    close,
  };
}
