import { desktopFromPx } from "../domain/host/layout.ts";
import type { DrawnScreens } from "../wire/host/drawnScreen.ts";
import { firstReads, hasLastScreen, publishedMenuUrl, storedHeight } from "../wire/host/firstRead.ts";
import { firstLanguage, firstScope } from "../wire/host/firstScope.ts";
import { dispatchPublicEvent } from "../wire/host/publicEvent.ts";
import { version } from "../wire/host/version.ts";
import { storageKey } from "../wire/storage/scope.ts";

declare const __SERVERY_CONFIG__: unknown;
/** The stores whose menus are published beside this script. `npm run prerender` writes them into the built script. */
declare const __SERVERY_MENUS__: readonly number[];

/** The configuration that this build contains, if any. */
let baked: unknown;
try {
  baked = __SERVERY_CONFIG__;
} catch {
  // The build contains none, so the page provides it.
}

const tag = "servery-storefront";
const buttonTag = "servery-order-button";
/** Longer than a slow phone needs. What takes longer may still arrive. */
const patienceMs = 20_000;

const elements = () => [...document.querySelectorAll<HTMLElement>(tag)];
/** R112: whether its first screen stands in the page. */
const isPrinted = ({ shadowRoot }: Element) => shadowRoot?.querySelector("[data-printed]") != null;
const attributesOf = (element: Element) => (name: string) => element.getAttribute(name);

const errorText = "Ordering could not be loaded. 点餐功能无法加载。 ";

/**
 * The message for diners, in both languages, because the catalogues may be what failed to load. A browser doesn't
 * request a script again that it still waits for, so trying again means reloading.
 */
function errorMessage(): HTMLElement {
  const message = document.createElement("div");
  const button = document.createElement("button");
  button.onclick = () => location.reload();
  button.append("Try again 重试");
  message.append(errorText, button);
  return message;
}

/** R2: a blank box is never allowed. Also tells the page and its developer. Returns what removes the messages. */
function showError(cause: unknown): () => void {
  const message = "The shop could not be loaded";
  console.error(`Servery: ${message}.`, cause);
  const shown = elements().map((element) => {
    const root = element.shadowRoot ?? element;
    const words = errorMessage();
    // Another copy of this script may already have added the message.
    if (!root.textContent?.includes(errorText)) root.prepend(words);
    const detail = { category: "screen", message };
    dispatchPublicEvent(() => element, "error", detail);
    return words;
  });
  return () => shown.map((words) => words.remove());
}

/** Prevents an "unhandled rejection" error before the promise is awaited. Awaiting it still throws. */
function guarded<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

const isLinked = (url: string) => document.querySelector(`link[href="${url}"]`);

/** Also starts reading the body, so that the app doesn't wait for it later. */
async function read(url: string): Promise<Response> {
  const answer = await fetch(url, {
    // A cached answer has a stale `Date` header. But if the page preloads this URL, Firefox and Safari use the
    // preloaded answer only with the default cache mode.
    cache: isLinked(url) ? "default" : "no-cache",
  });
  const body = guarded(answer.json());
  answer.json = () => body;
  return answer;
}

const started = new Map<string, Promise<Response>>();

/** Requests each URL only once. */
function ask(url: string): Promise<Response> {
  const answer = started.get(url) ?? guarded(read(url));
  started.set(url, answer);
  return answer;
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

const catalogues = {
  en: () => import("../../locales/en.po"),
  "zh-CN": () => import("../../locales/zh-CN.po"),
};

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function saveStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // There is no storage, or no room in it. The next visit then waits for its documents.
  }
}

/** Starts loading the texts in each element's language, which the app uses too. */
function startWords() {
  return new Map(
    elements().map((element) => {
      const language = firstLanguage(attributesOf(element), readStored);
      return [language, guarded(catalogues[language]().then(({ messages }) => messages))] as const;
    }),
  );
}

const importHelpers = () => import("./helpers.ts");
const importFirst = () => import("../first/drawAll.ts");
const importDish = () => import("./dish.ts");
const importWaiting = () => import("../first/drawWaiting.ts");

function importApp() {
  // These chunks are small and are requested before the app's, so that a dish pressed on the first screen opens without
  // waiting for the app. A page without dishes has requested no menus.
  if (started.size > 1) {
    void guarded(importDish());
    if (innerWidth < desktopFromPx) {
      void guarded(Promise.all([import("../ui/DialogView.tsx"), import("../first/showTappedDish.tsx")]));
    }
  }
  return Promise.all([import("../element/defineStorefront.ts"), import("../element/react.ts")]);
}

/** The fonts of a menu's texts (`ui/tokens.css`). */
const fonts = [14, 13, 15, "650 13", "650 15", "650 16", "650 18", "700 18", "700 22"];

/**
 * Does slow first-time work while a phone waits for the network anyway: loading the browser's time zone tables and
 * fonts. The first Intl object loads half of those tables, so two objects split the work and neither blocks the page
 * for all of it. Each step is its own task, so that the requests are sent first.
 */
function prepare(): void {
  setTimeout(Intl.Collator);
  setTimeout(Intl.DateTimeFormat);
  let pen: CanvasRenderingContext2D | null = null;
  for (const font of fonts) {
    setTimeout(() => {
      pen ??= document.createElement("canvas").getContext("2d");
      if (!pen) return;
      pen.font = `${font}px system-ui`;
      pen.measureText("a");
    });
  }
}

/** R82: gives a reopened page its previous height before the browser restores the scroll position. */
function holdHeights(): Map<Element, string> {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return new Map(
    elements().map((element) => {
      const height = storedHeight(attributesOf(element), readStored, innerWidth);
      // Each shop on the page has its own height.
      const named = ["store-id", "store-name", "hq-id"].map((name) => {
        const value = element.getAttribute(name);
        return value === null ? "" : `[${name}="${CSS.escape(value)}"]`;
      });
      sheet.insertRule(`${tag}${named.join("")}:not(:defined){display:block;min-height:${height}}`);
      return [element, height] as const;
    }),
  );
}

/**
 * Reports each request or image of the shop that the page's Content Security Policy blocks, once per origin and
 * directive.
 */
function reportBlocked(base: string): void {
  const reported = new Set<string>();
  const folder = new URL(".", base).href;
  document.addEventListener("securitypolicyviolation", (event) => {
    const { blockedURI, disposition, effectiveDirective, sample, sourceFile } = event;
    const isOurs =
      sourceFile.startsWith(folder) ||
      // The violation of an image doesn't name a script.
      elements().some(({ shadowRoot }) => shadowRoot?.querySelector(`img[src="${blockedURI}"]`));
    const directive = effectiveDirective.split("-", 2).join("-");
    // Keeps a keyword like "inline", or the name of a Trusted Types policy, which is the sample. Of a URL it keeps the
    // origin, which is what a policy lists.
    const blocked = (sample || blockedURI).split("/", 3).join("/");
    const line = `Servery: the CSP blocks ${blocked}. Add it to ${directive}.`;
    // A text in place of a trusted type follows from a policy that wasn't allowed.
    if (!isOurs || disposition === "report" || /^require/.test(directive) || reported.has(line)) return;
    reported.add(line);
    console.error(line);
  });
}

async function start(base: string): Promise<void> {
  const shops = elements().map((element) => ({
    element,
    urls: firstReads(attributesOf(element), baked, base),
    published: [] as Promise<unknown>[],
  }));
  // What the shop's styles and colours need: from Safari 16.4 and from Chrome 111 on.
  if (!("adoptedStyleSheets" in document && CSS.supports("color", "color-mix(in srgb,red,red)")))
    return (await import("./tooOld.ts")).refuse(shops);
  // Requested before the documents, so that the browser compiles it while they load. What it imports is requested with
  // it.
  void guarded(importHelpers());
  const first = importFirst();
  const askAll = () => shops.map(({ urls }) => urls.map(ask));
  const heights = holdHeights();
  const isFirstVisit = !shops.every(({ element }) => hasLastScreen(attributesOf(element), readStored));
  // A returning diner immediately sees the screen that the previous visit stored, so other work waits until after that.
  if (isFirstVisit) {
    for (const { element, urls, published } of shops) {
      // A printed page has a menu of its own, and a page that shows none requests none.
      const url =
        !isPrinted(element) && urls[1] && publishedMenuUrl(attributesOf(element), __SERVERY_MENUS__, isLinked, base);
      if (url) published.push(guarded(readJson(url)));
    }
    askAll();
    prepare();
    // The app is requested only after the first screen's requests, and while that screen is drawn, when the network
    // would be idle. A printed page is drawn already.
    const menus = shops.flatMap(({ published }) => published);
    const awaited = menus[0] || elements().some(isPrinted) ? menus : started.values();
    const arrived = Promise.all([first, ...awaited]);
    void guarded(arrived.then(() => setTimeout(() => void guarded(importApp()))));
  }
  reportBlocked(base);
  const words = startWords();
  // A build without a configuration gets one from the page, which must be validated.
  if (baked === undefined) void guarded(import("../wire/host/config.ts"));
  const screens: DrawnScreens = new Map();
  const shared = { baked, base, words, screens };
  const drawn = first
    .then(({ drawAll }) => drawAll({ ...shared, shops, ask, readStored, saveStored, importDish, importWaiting }))
    // The app uses the same chunk, and reports if it fails to load.
    .catch(() => {});
  let hideError = () => {};
  const timer = setTimeout(() => {
    hideError = showError("no answer after 20 s");
  }, patienceMs);
  try {
    await drawn;
    askAll();
    const [{ defineStorefront }] = await importApp();
    hideError();
    defineStorefront({ ...shared, started, heights, errorMessage });
  } catch (cause) {
    hideError();
    // The page's own content inside the element stays (R82), and a printed menu can be read (R112).
    for (const element of elements()) {
      const slot = document.createElement("slot");
      if (isPrinted(element)) element.shadowRoot?.prepend(slot);
      else element.shadowRoot?.replaceChildren(slot);
    }
    showError(cause);
  }
  clearTimeout(timer);
}

/** R107: a button of the page may be pressed before the shop's class is defined, which does this itself. */
function takeEarlyCommands(): void {
  const take = (event: Event) => {
    const { command, target } = event as Event & { readonly command?: string };
    const element = target as HTMLElement & { open(): Promise<void> };
    if (command !== "--open" || !element.matches(`${tag}:not(:defined)`)) return;
    element.scrollIntoView();
    customElements
      .whenDefined(tag)
      .then(() => element.open())
      .catch(console.error);
  };
  document.addEventListener("command", take, true);
}

/** R108. Until its code is there, the link inside works as a link. */
function defineButton(begin: () => void): void {
  if (customElements.get(buttonTag)) return;
  customElements.define(
    buttonTag,
    class extends HTMLElement {
      #started: Promise<import("./orderTools.ts").OrderButton | null> | null = null;

      connectedCallback() {
        this.#started ??= guarded(
          import("./orderButton.ts").then(({ startButton }) =>
            startButton(this, {
              stored: (key) => readStored(storageKey(firstScope(attributesOf(this)), key)),
              language: firstLanguage(attributesOf(this), readStored),
              begin,
              importPanel: () => import("./orderPanel.ts"),
              // Not the app: running it would keep the first screen waiting.
              warm: () => void guarded(Promise.all([importHelpers(), importFirst()])),
            }),
          ),
        );
        this.#follow();
      }

      disconnectedCallback() {
        this.#follow();
      }

      #follow() {
        void guarded(Promise.resolve(this.#started).then((button) => button?.follow()));
      }

      async open(request?: unknown) {
        await (await this.#started)?.open(request);
      }

      async close() {
        await (await this.#started)?.close();
      }
    },
  );
}

function isFine(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** Old libraries such as Prototype.js replace standard functions by others of the same name, with which the shop can't count. */
function reportReplaced(): void {
  const standard: readonly (readonly [name: string, isStandard: () => boolean])[] = [
    ["Array.from()", () => Array.from(new Set([1])).length === 1],
    ["Array.prototype.reduce()", () => [1].reduce((sum, each) => sum + each, 1) === 2],
    ["Object.keys()", () => Object.keys(Object.create({ inherited: 1 })).length === 0],
    ["JSON.stringify()", () => JSON.stringify([1]) === "[1]"],
  ];
  for (const [name, isStandard] of standard) {
    if (!isFine(isStandard)) console.error(`Servery: this page replaces ${name}. Put the shop into a frame.`);
  }
}

// If a page contains the script twice, under two URLs, the element is still defined once.
const running = customElements.get(tag) as
  | { readonly onDuplicate?: (version: string, base: string) => void }
  | undefined;
if (running) running.onDuplicate?.(version, import.meta.url);
else {
  reportReplaced();
  takeEarlyCommands();
  let isBegun = false;
  const begin = () => {
    if (!isBegun) void start(import.meta.url);
    isBegun = true;
  };
  defineButton(begin);
  // R108: a page with only a button loads the shop when the button is pressed, or when the page adds a shop. What a page
  // has is known when all of it has been read.
  const look = () => {
    if (!elements()[0] && (document.readyState === "loading" || document.querySelector(buttonTag))) return;
    watch.disconnect();
    begin();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", look);
  look();
}
