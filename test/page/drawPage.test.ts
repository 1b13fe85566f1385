// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import type { Language } from "../../src/domain/host/hostSettings.ts";
import type { PrintedShop } from "../../src/page/printedShop.ts";
import type { Visit } from "../first/randomVisits.ts";
import { always, parsedPage, printed, readVisit, snapshotOf } from "./printing.ts";

const monday = Date.UTC(2026, 10, 30, 1);
const shop: Visit = {
  ...{ now: monday, widthPx: 0, topPx: 0, attributes: {}, readStored: {} },
  store: {
    ID: 120,
    Name: "Noodle Bar",
    TimezoneIanaFormat: "UTC",
    ClosingStoreMessage: "Back soon.",
    ViewComponentConfigs: { PickUp: true, Delivery: true, HomePage: true },
    SurchargeHolidaySettings: [{ DayOfWeek: 0, RateType: 1, Rate: 0.1 }],
  },
  menus: [
    {
      Categories: [{ ID: 1, Name: "Soups", SubMenuItems: [{ ID: 1, ProductID: 1 }] }],
      Products: { 1: { ID: 1, Name: "Laksa", Price: 18.5 } },
    },
    {
      Categories: [{ ID: 1, Name: "Eggs", SubMenuItems: [{ ID: 1, ProductID: 1 }] }],
      Products: { 1: { ID: 1, Name: "Omelette", Price: 12 } },
      MenuTimeSettings: [{ MenuId: "Second", StartTime: "06:00", EndTime: "11:00" }],
    },
  ],
};

async function pageOf(
  change: Visit["store"],
  now = monday,
  language: Language = "en",
  more: Partial<PrintedShop> = {},
) {
  const visit = { ...shop, store: { ...shop.store, ...change }, now };
  const page = printed(snapshotOf(await readVisit(visit), now), language, more);
  return { ...page, text: parsedPage(page).textContent ?? "" };
}

/** Words for whether orders are taken, or until when. */
const status = /\b(open|clos|order(s|ing)?\b|until|back soon|am\b|pm\b)|营业|打烊|休息|接单|\d:\d\d/i;

describe.each<Language>(["en", "zh-CN"])("in %s, a page", (language) => {
  const midday = [{ DayOfWeek: 1, OpeningTime: "00:30", ClosingTime: "14:00" }];
  it.each<[string, Visit["store"]]>([
    ["within its hours", { OperatingHours: midday }],
    ["round the clock", { OperatingHours: always }],
    ["outside its hours", { OperatingHours: [{ DayOfWeek: 1, OpeningTime: "18:00", ClosingTime: "22:00" }] }],
    ["that orders can be placed ahead for", { OperatingHours: [], EnablePreoderForPickup: true }],
    ["without hours", { OperatingHours: [] }],
    ["out of operation", { IsInOperation: false }],
  ])("of a store %s says nothing of it", async (_what, change) => {
    const { text } = await pageOf(change, monday, language);
    expect(text).toContain("Laksa");
    expect(text).not.toMatch(status);
  });

  it("has the day of its prices in their place", async () => {
    const place = parsedPage(await pageOf({}, monday, language)).querySelector(".store-header__facts");
    expect(place?.textContent).toBe(language === "en" ? "Prices of 30 November" : "11月30日的价格");
    expect(place?.firstElementChild?.className).toBe("pill");
  });
});

describe("a page", () => {
  it("keeps the places of what comes: the ways to receive an order, and that none are taken", async () => {
    const placesIn = async (change: Visit["store"]) => {
      const page = parsedPage(await pageOf(change));
      const header = page.querySelector("[data-printed=mobile] .store-header");
      const choice = header?.querySelectorAll(".store-header__choice > .skeleton").length;
      return [choice, header?.querySelectorAll(":scope > .skeleton").length, header?.querySelector(".notice")];
    };
    expect(await placesIn({})).toEqual([1, 0, null]);
    expect(await placesIn({ ViewComponentConfigs: { PickUp: true } })).toEqual([0, 0, null]);
    expect(await placesIn({ IsInOperation: false })).toEqual([0, 1, null]);
  });

  it("draws the menu that is served, and has the others for who has no script", async () => {
    const sections = (html: string) => Array.from(html.matchAll(/data-category="1"/g)).length;
    const first = await pageOf({});
    expect([first.menu, sections(first.html)]).toEqual(["DefaultMenu", 3]);
    expect(first.html).toMatch(/<noscript><div class="servery.*<h2 class="printed-menu">Second<.*Omelette/);
    const morning = await pageOf({}, monday + 6 * 3_600_000);
    expect(morning.menu).toBe("Second");
    expect(morning.html).toMatch(/<noscript><div class="servery.*<h2 class="printed-menu">Main menu<.*Laksa/);
  });

  it("has the telephone in the page's main part, for who has no script", async () => {
    const { html } = await pageOf({});
    const call = '<noscript><p class="printed-call"><a href="tel:0355500120">Call 03 5550 0120</a></p></noscript>';
    expect(html.split(call)).toHaveLength(3);
    expect((await pageOf({}, monday, "en", { phone: "" })).html).not.toContain("tel:");
  });

  it("has the telephone as its element's content, which is shown if no script comes, and where the menu can't be", async () => {
    const { html, content } = await pageOf({});
    expect(content).toBe('<p class="printed-call"><a href="tel:0355500120">Call 03 5550 0120</a></p>');
    expect(html.split('<div class="servery printed-late" data-printed="late"><slot></slot></div>')).toHaveLength(2);
    const without = await pageOf({}, monday, "en", { phone: "" });
    expect([without.content, without.html.includes("<slot")]).toEqual(["", false]);
  });

  it("tells the surcharges by day", async () => {
    const { surcharges, html } = await pageOf({ OperatingHours: always });
    expect(surcharges).toBe("A surcharge of 10% applies on Sundays.");
    expect(html.split(surcharges)).toHaveLength(3);
    expect((await pageOf({ SurchargeHolidaySettings: [] })).surcharges).toBe("");
  });

  it("has links below its base path, and photos that load", async () => {
    const photo = "https://shop.example/laksa.webp";
    const { html } = await pageOf({ Logo: photo }, monday, "zh-CN", { basePath: "/order/zh-CN" });
    expect(html).toContain('href="/order/zh-CN/store/120/shoppingcartmobile"');
    expect(html).toContain(`src="${photo}"`);
  });

  it("has no style, script or handler that a strict policy forbids", async () => {
    const { html } = await pageOf({});
    expect(html).not.toMatch(/<(script|style)|\s(style|on\w+)=/);
  });

  it("has both layouts' colours, and shows one layout", async () => {
    const UiColours = { Mobile: { ButtonColour: "#112233" }, Desktop: { ButtonColour: "#445566" } };
    const { css } = await pageOf({ ViewComponentConfigs: { PickUp: true, UiColours } });
    const [onPhones = "", onDesks = ""] =
      css.split("@media not all and (min-width:992px)")[1]?.split("@media (min-width") ?? [];
    expect([onPhones, onDesks].map((rule) => /--servery-button:(#\w+)/.exec(rule)?.[1])).toEqual([
      "#112233",
      "#445566",
    ]);
    expect(onPhones).toContain("[data-printed=desktop]{display:none}");
    expect(onDesks).toContain("[data-printed=mobile]{display:none}");
  });
});
