import { firstLanguage } from "../wire/host/firstLanguage.ts";
import { firstReads } from "../wire/host/firstRead.ts";

declare const __SERVERY_CONFIG__: unknown;

/** The deployment that this build carries, if one was baked in. */
function bakedConfig(): unknown {
  try {
    return __SERVERY_CONFIG__;
  } catch {
    return undefined;
  }
}

const tag = "servery-storefront";
/** In both languages: the catalogues may be what is missing. */
const sorry = "The menu could not be loaded. Please reload the page. 菜单无法加载，请刷新页面。";

/** Asks for the store and its menus while the rest of the shop is still on its way. */
function startReads(baked: unknown, base: string): Map<string, Promise<Response>> {
  const reads = new Map<string, Promise<Response>>();
  for (const element of document.querySelectorAll(tag)) {
    for (const address of firstReads((name) => element.getAttribute(name), baked, base)) {
      if (reads.has(address)) continue;
      const answer = fetch(address);
      answer.catch(() => {});
      reads.set(address, answer);
    }
  }
  return reads;
}

const words = {
  en: () => import("../../locales/en.po"),
  "zh-CN": () => import("../../locales/zh-CN.po"),
};

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The app asks for its words again; by then they are here, or on their way. */
function startWords(): void {
  for (const element of document.querySelectorAll(tag)) {
    words[firstLanguage((name) => element.getAttribute(name), kept)]().catch(() => {});
  }
}

/** The first of their kind have the browser read its tables, which takes a slow phone 60 ms: while it waits anyhow. */
function warmUp(): void {
  new Intl.DateTimeFormat("en", { timeZone: "UTC" });
  new Intl.NumberFormat("en", { style: "currency", currency: "AUD" });
}

async function start(): Promise<void> {
  const base = import.meta.url;
  const baked = bakedConfig();
  const chunks = Promise.all([import("../element/defineStorefront.ts"), import("../element/react.ts")]);
  const started = startReads(baked, base);
  startWords();
  // A build without a configuration is given one, which has to be checked.
  if (baked === undefined) import("../wire/host/config.ts").catch(() => {});
  // A task of its own: the requests leave first.
  setTimeout(warmUp);
  try {
    const [{ defineStorefront }] = await chunks;
    defineStorefront({ baked, base, started, sorry });
  } catch (cause) {
    console.error("Servery: the shop could not be loaded.", cause);
    for (const element of document.querySelectorAll(tag)) element.textContent = sorry;
  }
}

// A page that holds the script twice, under two addresses, still has one element.
if (!customElements.get(tag)) void start();
