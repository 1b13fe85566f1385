// @vitest-environment happy-dom

import { setImmediate as nextTask } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../../src/domain/host/hostSettings.ts";
import type { LayoutKind } from "../../src/domain/host/layout.ts";
import { noDietary } from "../../src/domain/menu/dietary.ts";
import { firstPrice } from "../../src/domain/menu/entryPrice.ts";
import { firstShop } from "../../src/domain/menu/firstShop.ts";
import { menuHours } from "../../src/domain/menu/menuHours.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { screenOf } from "../../src/first/drawShop.ts";
import { FirstScreen } from "../../src/first/FirstScreen.tsx";
import { translateFrom } from "../../src/first/readPage.ts";
import { printedSizes } from "../../src/page/drawPage.ts";
import { drawInto, type Photos } from "../../src/views/drawInto.ts";
import { cardText } from "../../src/views/menu/cardText.ts";
import { formatMoney } from "../../src/views/money/formatMoney.ts";
import { parseHost } from "../../src/wire/host/parseHost.ts";
import { anyVisit, type Visit } from "../first/randomVisits.ts";
import { runs } from "../support/thorough.ts";
import { always, messages, parsedPage, printed, readVisit, snapshotOf } from "./printing.ts";

/** A phone's home page would come before the menu in a browser (R76), which a page can't know to be wanted. */
const anyOpenVisit = anyVisit.map((visit) => {
  const view = { ...(visit.store["ViewComponentConfigs"] as Visit["store"]), HomePage: false };
  return { ...visit, store: { ...visit.store, OperatingHours: always, ViewComponentConfigs: view } };
});
const layouts: readonly LayoutKind[] = ["mobile", "desktop"];

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** What a browser draws from the same data, in a window of the same size. */
async function drawnIn(layout: LayoutKind, visit: Visit, language: Language): Promise<Element> {
  const { store, menus } = await readVisit(visit);
  const { widthPx, windowPx } = printedSizes[layout];
  vi.stubGlobal("innerHeight", windowPx);
  const attributes = { "store-id": "120", "full-page": "", "base-path": "/order" };
  const element = document.body.appendChild(document.createElement("div"));
  Object.defineProperty(element, "offsetWidth", { value: widthPx });
  // What `drawShop` draws, without its root's sheets and colours.
  const screen = screenOf(element, firstShop(store, menus, { dietary: noDietary, ordered: [] }), {
    translate: translateFrom(messages[language]),
    language,
    settings: parseHost(attributes, new URLSearchParams()).settings,
    isMobileForced: false,
    isWelcomed: true,
    now: instant(visit.now),
    isOld: false,
    dietary: noDietary,
    chosenModes: null,
    lastPx: null,
  });
  const photos: Photos = [];
  if (screen) drawInto(element, FirstScreen(screen), photos);
  for (const show of photos) show();
  const drawn = element.firstElementChild;
  if (!drawn) throw new Error("A shop with dishes isn't drawn");
  return drawn;
}

/** Only on a printed page: dishes in words, and what is for who has no script. */
const isOwn = (element: Element) => element.localName === "noscript" || element.classList.contains("printed-dish");

/** The sentence that no orders are taken, or its place. */
const isNotice = ({ classList, parentElement }: Element) =>
  parentElement?.classList.contains("store-header") && (classList.contains("notice") || classList.contains("skeleton"));

/** Every element with its attributes and text, but for what only the moment of reading decides, and the dishes in words. */
function markupOf(element: Element): readonly string[] {
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name}="${value}"`)
    .filter((each) => !each.startsWith("data-printed"))
    .sort();
  const isOther = ["store-header__facts", "menu-growing"].includes(element.className);
  const content = isOther
    ? []
    : [...element.childNodes].filter((each) => !(each instanceof Element && (isOwn(each) || isNotice(each))));
  const text = content.map((each) => (each instanceof Element ? "·" : each.textContent)).join("");
  const inner = content.flatMap((each) => (each instanceof Element ? markupOf(each) : []));
  return [`${element.tagName} ${attributes.join(" ")} ${text}`, ...inner];
}

const anyLanguage = fc.constantFrom<Language>("en", "zh-CN");

async function compare(visit: Visit, language: Language): Promise<void> {
  const page = parsedPage(printed(snapshotOf(await readVisit(visit), visit.now), language));
  for (const layout of layouts) {
    const own = page.querySelector(`[data-printed=${layout}]`);
    const markup = own ? markupOf(own) : [];
    expect(markup.length).toBeGreaterThan(20);
    expect(markup).toEqual(markupOf(await drawnIn(layout, visit, language)));
  }
  document.body.replaceChildren();
  // A search in the DOM keeps what it finds until the end of the task (WeakRef), and promises alone never end one.
  await nextTask();
}

describe("a printed page", () => {
  it("has what a browser draws from the same data", async () => {
    await fc.assert(fc.asyncProperty(anyOpenVisit, anyLanguage, compare), { numRuns: 200 });
  }, 120_000);

  it("has it for many menus", { tags: ["thorough"], timeout: 900_000 }, async () => {
    await fc.assert(fc.asyncProperty(anyOpenVisit, anyLanguage, compare), { numRuns: 2_000 });
  });

  it("has every dish of every menu that is ever served, with its price and description, for both layouts", async () => {
    const look = async (visit: Visit, language: Language) => {
      const snapshot = snapshotOf(await readVisit(visit), visit.now);
      const drawn = printed(snapshot, language);
      const page = parsedPage(drawn);
      const others = page.lastElementChild?.textContent ?? "";
      const served = snapshot.menus.filter(({ id }) => id === drawn.menu || menuHours(snapshot.menus).has(id));
      for (const layout of layouts) {
        const own = page.querySelector(`[data-printed=${layout}]`)?.textContent ?? "";
        for (const menu of served) {
          const text = menu.id === drawn.menu ? own : others;
          for (const { entry, product } of menu.sections.flatMap(({ cards }) => cards)) {
            expect(text).toContain(entry.name);
            expect(text).toContain(formatMoney(firstPrice(entry, product)));
            expect(text).toContain(cardText(product.description, 30).replace(/…$/, ""));
          }
        }
      }
    };
    await fc.assert(fc.asyncProperty(anyVisit, anyLanguage, look), { numRuns: runs(100) });
  }, 60_000);
});
