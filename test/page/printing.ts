import { messages as english } from "../../locales/en.po";
import { messages as chinese } from "../../locales/zh-CN.po";
import type { Language } from "../../src/domain/host/hostSettings.ts";
import { noDietary } from "../../src/domain/menu/dietary.ts";
import { firstShop } from "../../src/domain/menu/firstShop.ts";
import { type ReadShop, readShop } from "../../src/first/readShop.ts";
import type { DrawnPage } from "../../src/page/drawPage.ts";
import { drawPage } from "../../src/page/drawPage.ts";
import type { PrintedAbout, PrintedShop } from "../../src/page/printedShop.ts";
import type { FirstSnapshot } from "../../src/wire/storage/firstTable.ts";
import { aboutStore } from "../../widget-demo/tools/prerender/page/aboutStore.ts";
import { answersFor, type Visit } from "../first/randomVisits.ts";

export const messages = { en: english, "zh-CN": chinese };

/** A page is drawn as if the store took orders now. */
export const always = [0, 1, 2, 3, 4, 5, 6].map((DayOfWeek) => ({
  DayOfWeek,
  OpeningTime: "00:00",
  ClosingTime: "00:00",
}));

/** The documents of a visit, as the shop reads them. */
export async function readVisit(visit: Visit): Promise<ReadShop> {
  const read = await readShop(answersFor(visit), "https://shop.example/");
  if (!read) throw new Error("The documents of a random visit can't be read");
  return read;
}

export function snapshotOf({ store, menus }: ReadShop, savedAt: number): FirstSnapshot {
  const shop = firstShop(store, menus, { dietary: noDietary, ordered: [] }, Number.POSITIVE_INFINITY);
  return { savedAt, dietary: noDietary, offsets: [], ...shop };
}

/** What a store tells of itself that has a telephone. */
export function aboutOf({ store, menus }: FirstSnapshot, language: Language, phone = "03 5550 0120"): PrintedAbout {
  return aboutStore({ ...store, phone, view: { hidesPickupAddress: false } }, menus, language);
}

export function printed(
  snapshot: FirstSnapshot,
  language: Language = "en",
  more: Partial<PrintedShop> = {},
): DrawnPage {
  const about = aboutOf(snapshot, language);
  const shop = {
    snapshot,
    language,
    messages: messages[language],
    basePath: "/order",
    homeKey: "servery:store-120:welcomed",
    translations: new Map(),
    about,
  };
  const page = drawPage({ ...shop, ...more });
  if (!page) throw new Error("A shop with dishes has no page");
  return page;
}

/** The shadow root's content, as a browser parses it. Its classes of own styles are styles again. */
export function parsedPage({ html, css }: DrawnPage): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = html;
  const rules = new Map(
    Array.from(css.matchAll(/\.(own-\d+):not\(#own\)\{(.*?)\}/g), ([, name, style]) => [name, style]),
  );
  for (const element of place.querySelectorAll<HTMLElement>("[class*=own-]")) {
    const name = [...element.classList].at(-1) ?? "";
    element.classList.remove(name);
    if (element.className === "") element.removeAttribute("class");
    for (const each of rules.get(name)?.split(";") ?? []) {
      const [property = "", value = ""] = each.split(/:(.*)/);
      const key = property.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
      Object.assign(element.style, { [key]: value });
    }
  }
  return place;
}
