import { desktopFromPx } from "../domain/host/layout.ts";
import type { DrawnScreens } from "../wire/host/drawnScreen.ts";
import { firstLanguage } from "../wire/host/firstLanguage.ts";
import { firstReads } from "../wire/host/firstRead.ts";
import { storedHeight } from "../wire/host/storedHeight.ts";

declare const __SERVERY_CONFIG__: unknown;
declare const __SERVERY_SHEETS__: string;

/** The deployment that this build carries, if one was baked in. */
let baked: unknown;
try {
  baked = __SERVERY_CONFIG__;
} catch {
  // None was: the page names one.
}

const tag = "servery-storefront";
/** In both languages: the catalogues may be what is missing. */
const sorry = "The menu could not be loaded. Please reload the page. 菜单无法加载，请刷新页面。";

const elements = () => [...document.querySelectorAll<HTMLElement>(tag)];
const attributesOf = (element: Element) => (name: string) => element.getAttribute(name);

/** Whoever waits for it hears of its failure; until then it is no unhandled one. */
function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** Reads the body at once, too: when the shop comes, it would wait for that once more. */
async function read(url: string): Promise<Response> {
  const answer = await fetch(url, {
    // What the browser kept has the time of back then. Past its cache, Firefox and Safari don't take what the page preloads.
    cache: document.querySelector(`link[href="${url}"]`) ? "default" : "no-cache",
  });
  const body = begun(answer.json());
  answer.json = () => body;
  return answer;
}

const started = new Map<string, Promise<Response>>();

/** Each URL once. */
function ask(url: string): Promise<Response> {
  const answer = started.get(url) ?? begun(read(url));
  started.set(url, answer);
  return answer;
}

const importFirst = () => import("../first/drawAll.ts");

const catalogues = {
  en: () => import("../../locales/en.po"),
  "zh-CN": () => import("../../locales/zh-CN.po"),
};

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The words of each element's language, for the app to speak. */
function startWords() {
  return new Map(
    elements().map((element) => {
      const language = firstLanguage(attributesOf(element), kept);
      return [language, begun(catalogues[language]().then(({ messages }) => messages))] as const;
    }),
  );
}

const importDish = () => import("./dish.ts");

function importApp([first]: readonly unknown[]) {
  // Small, and ahead of the app's chunks: what a press on the first screen opens doesn't wait for those.
  if (first) {
    void begun(importDish());
    if (innerWidth < desktopFromPx) {
      void begun(Promise.all([import("../ui/DialogView.tsx"), import("../first/openDish.tsx")]));
    }
  }
  return Promise.all([import("../element/defineStorefront.ts"), import("../element/react.ts")]);
}

/**
 * What a slow phone takes its time for when it is asked the first time, while the network has it wait anyhow: the tables of
 * zones, of which the first of Intl's reads half, so that none holds the page up for both, and fonts. Each in a task of its own: the
 * requests leave first.
 */
function prepare(): void {
  setTimeout(Intl.Collator);
  setTimeout(Intl.DateTimeFormat);
  setTimeout(() => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return;
    // As most of a menu's words are set (`ui/tokens.css`).
    for (const font of [14, "650 13", "650 15", "700 22"]) {
      pen.font = `${font}px system-ui`;
      pen.measureText("a");
    }
  });
}

/** R82: a page that is opened again is as high as it was, before its scroll position is restored. */
function holdHeights(): Map<Element, string> {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return new Map(
    elements().map((element) => {
      const height = storedHeight(attributesOf(element), kept, innerWidth);
      // Each shop of the page has its own.
      const named = ["store-id", "store-name", "hq-id"].map((name) => {
        const value = element.getAttribute(name);
        return value === null ? "" : `[${name}="${CSS.escape(value)}"]`;
      });
      sheet.insertRule(`${tag}${named.join("")}:not(:defined){display:block;min-height:${height}}`);
      return [element, height] as const;
    }),
  );
}

/** Of what the page's policy blocks, the requests of the shop and the pictures in it are told to the developer, each once. */
function tellBlocked(base: string): void {
  const told = new Set<string>();
  const folder = new URL(".", base).href;
  document.addEventListener("securitypolicyviolation", (event) => {
    const { blockedURI, disposition, effectiveDirective, sourceFile } = event;
    const isOurs =
      sourceFile.startsWith(folder) ||
      // Of a picture no script is told.
      elements().some(({ shadowRoot }) => shadowRoot?.querySelector(`img[src="${blockedURI}"]`));
    // A word like "inline" stays; of an address the origin is what a policy names.
    const blocked = blockedURI.split("/", 3).join("/");
    const directive = effectiveDirective.split("-", 2).join("-");
    const line = `Servery: the CSP blocks ${blocked}. Add it to ${directive}.`;
    if (!isOurs || disposition === "report" || told.has(line)) return;
    told.add(line);
    console.error(line);
  });
}

async function start(base: string): Promise<void> {
  const shops = elements().map((element) => ({ element, urls: firstReads(attributesOf(element), baked, base) }));
  // Ahead of the documents: the browser compiles it while they come.
  const first = shops.some(({ urls }) => urls[1]) ? importFirst() : undefined;
  const askAll = () => shops.map(({ urls }) => urls.map(ask));
  const heights = holdHeights();
  // Who has been here sees at once what the last visit kept: what else takes the processor comes after that.
  if ([...heights.values()].includes("100vh")) {
    askAll();
    prepare();
    // The first screen has the network for itself, and its paint the processor. While it is drawn the network would rest.
    void begun(Promise.all([first, ...started.values()]).then(importApp));
  }
  tellBlocked(base);
  const words = startWords();
  // A build without a configuration is given one, which has to be checked.
  if (baked === undefined) void begun(import("../wire/host/config.ts"));
  const screens: DrawnScreens = new Map();
  const sheet = new CSSStyleSheet();
  const shared = { baked, base, words, screens, sheet };
  const drawn = first
    ?.then(({ drawAll }) => drawAll({ ...shared, shops, ask, kept, importDish }))
    // The app shares its chunk, and says what didn't come.
    .catch(() => {});
  // A build puts the first screen's styles here, as this answer's round trip has room. Else its components bring them.
  sheet.replaceSync(typeof __SERVERY_SHEETS__ === "undefined" ? "" : __SERVERY_SHEETS__);
  try {
    await drawn;
    askAll();
    const [{ defineStorefront }] = await importApp([first]);
    defineStorefront({ ...shared, started, heights, sorry });
  } catch (cause) {
    console.error("Servery: the shop could not be loaded.", cause);
    for (const element of elements()) {
      element.shadowRoot?.replaceChildren(document.createElement("slot"));
      // What the page wrote there stays (R82). Another copy of this script may have said so already.
      if (!element.textContent?.includes(sorry)) element.prepend(sorry, document.createElement("br"));
    }
  }
}

// A page that holds the script twice, under two addresses, still has one element.
if (!customElements.get(tag)) void start(import.meta.url);
