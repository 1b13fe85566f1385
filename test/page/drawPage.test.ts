// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import type { Language } from "../../src/domain/host/hostSettings.ts";
import type { DrawnPage } from "../../src/page/drawPage.ts";
import type { PrintedAbout, PrintedShop } from "../../src/page/printedShop.ts";
import type { Visit } from "../first/randomVisits.ts";
import { aboutOf, always, parsedPage, printed, readVisit, snapshotOf } from "./printing.ts";

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
  { about, ...more }: Partial<Omit<PrintedShop, "about">> & { readonly about?: Partial<PrintedAbout> } = {},
) {
  const visit = { ...shop, store: { ...shop.store, ...change }, now };
  const snapshot = snapshotOf(await readVisit(visit), now);
  const page = printed(snapshot, language, { ...more, about: { ...aboutOf(snapshot, language), ...about } });
  const whole = parsedPage(page);
  const below = whole.lastElementChild;
  for (const each of whole.querySelectorAll("noscript")) each.remove();
  return { ...page, text: whole.textContent ?? "", below };
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
  ])("of a store %s says nothing of it", async (_what, change) => {
    const { text } = await pageOf(change, monday, language);
    expect(text).toContain("Laksa");
    expect(text).not.toMatch(status);
  });

  it("of a store out of operation says what the shop says, as of its day", async () => {
    const page = parsedPage(
      await pageOf({ IsInOperation: false, "ClosingStoreMessage_zh-CN": "稍后回来。" }, monday, language),
    );
    const notices = page.querySelectorAll(".store-header > .notice");
    const said = language === "en" ? ["As of 30 November: ", "Back soon."] : ["截至11月30日：", "稍后回来。"];
    expect(Array.from(notices, ({ textContent }) => textContent)).toEqual([said.join(""), said.join("")]);
    // With a script, nothing changes when it comes.
    for (const each of page.querySelectorAll("noscript")) each.remove();
    expect(notices[0]?.textContent).toBe(said[1]);
  });

  it("has the day of its prices in their place", async () => {
    const place = parsedPage(await pageOf({}, monday, language)).querySelector(".store-header__facts");
    expect(place?.textContent).toBe(language === "en" ? "Prices of 30 November" : "11月30日的价格");
    expect(place?.firstElementChild?.className).toBe("pill");
  });
});

describe("a page", () => {
  it("keeps the places of what comes: the ways to receive an order, or that none are taken", async () => {
    const open = [{ DayOfWeek: 1, OpeningTime: "00:30", ClosingTime: "14:00" }];
    const onlyPickup = { ViewComponentConfigs: { PickUp: true } };
    const placesIn = async (change: Visit["store"]) => {
      const page = parsedPage(await pageOf(change));
      const header = page.querySelector("[data-printed=mobile] .store-header");
      const count = (selector: string) => header?.querySelectorAll(selector).length;
      return {
        choice: count(".store-header__choice > .skeleton"),
        ahead: count(".store-header__receiving > .skeleton"),
        notice: count(":scope > .notice"),
        // Where either may come, the higher one decides.
        either: header?.querySelector(".store-header__either > .notice")?.getAttribute("data-words"),
      };
    };
    const none = { choice: 0, ahead: 0, notice: 0, either: undefined };
    expect(await placesIn({ OperatingHours: always })).toEqual({ ...none, choice: 1 });
    expect(await placesIn({ OperatingHours: open })).toEqual({ ...none, choice: 1, either: "Back soon." });
    expect(await placesIn({ OperatingHours: [] })).toEqual({ ...none, choice: 1, either: "Back soon." });
    // No place is kept for a sentence alone, unless it is likely to come.
    expect(await placesIn({ OperatingHours: open, ...onlyPickup })).toEqual(none);
    expect(await placesIn({ OperatingHours: [], ...onlyPickup })).toEqual({ ...none, either: "Back soon." });
    const ahead = { OperatingHours: [], EnablePreoderForPickup: true };
    expect(await placesIn({ ...ahead, ...onlyPickup })).toEqual({ ...none, ahead: 1 });
    expect(await placesIn({ IsInOperation: false })).toEqual({ ...none, notice: 1 });
  });

  it("draws the menu that is served, and has the others for who has no script", async () => {
    const sections = (html: string) => Array.from(html.matchAll(/data-category="1"/g)).length;
    const first = await pageOf({});
    const titleAbove = (page: DrawnPage) =>
      parsedPage(page).querySelector(".store-header + noscript > .printed-menu")?.textContent;
    expect([first.menu, sections(first.html)]).toEqual(["DefaultMenu", 3]);
    expect(first.below?.textContent).toMatch(/^Menu served 6:00 am – 11:00 am.*Omelette/);
    expect(titleAbove(first)).toBe("Main menu, served when no other is");
    const morning = await pageOf({}, monday + 6 * 3_600_000);
    expect(morning.menu).toBe("Second");
    expect(morning.below?.textContent).toMatch(/^Main menu, served when no other is.*Laksa/);
    expect(titleAbove(morning)).toBe("Menu served 6:00 am – 11:00 am");
  });

  it("says of the menu that is served when no other is both this and its own times", async () => {
    const lunch = [{ MenuId: "DefaultMenu", DayOfWeek: 1, StartTime: "11:00", EndTime: "14:00" }];
    const menus = shop.menus.map((menu, at) => (at === 0 ? { ...menu, MenuTimeSettings: lunch } : menu));
    const visit = { ...shop, menus };
    const titleIn = async (language: Language) =>
      parsedPage(printed(snapshotOf(await readVisit(visit), monday), language)).querySelector(".printed-menu")
        ?.textContent;
    expect(await titleIn("en")).toBe("Menu served Monday 11:00 am – 2:00 pm, and when no other is");
    expect(await titleIn("zh-CN")).toMatch(/11:00.*14:00.*其他/);
  });

  it("has the telephone in the page's main part, for who has no script", async () => {
    const { html } = await pageOf({});
    const call = '<noscript><p class="printed-call"><a href="tel:0355500120">Call 03 5550 0120</a></p>';
    expect(html.split(call)).toHaveLength(3);
    expect((await pageOf({}, monday, "en", { about: { phone: "" } })).html).not.toContain("tel:");
  });

  it("has the telephone as its element's content, which is shown if no script comes, and where the menu can't be", async () => {
    const { html, content } = await pageOf({});
    expect(content).toBe('<p class="printed-call"><a href="tel:0355500120">Call 03 5550 0120</a></p>');
    expect(html.split('<div class="servery printed-late" data-printed="late"><slot></slot></div>')).toHaveLength(2);
    const without = await pageOf({}, monday, "en", { about: { phone: "" } });
    expect([without.content, without.html.includes("<slot")]).toEqual(["", false]);
  });

  it.each<[Language, readonly string[]]>([
    ["en", ["Open in Maps", "Call 03 5550 0120", "Monday", "12:30 am – 2:00 pm", "Tuesday", "Closed"]],
    ["zh-CN", ["在地图中打开", "致电 03 5550 0120", "周一", "0:30 – 14:00", "周二", "休息"]],
  ])("in %s tells at its end who has no script where the store is, and its week's hours", async (language, said) => {
    const Location = { Address: "1 Bourke St", Suburb: "Melbourne", State: "VIC", Postcode: "3000" };
    const hours = [{ DayOfWeek: 1, OpeningTime: "00:30", ClosingTime: "14:00" }];
    const { below } = await pageOf({ Location, OperatingHours: hours }, monday, language);
    const about = below?.querySelector(".printed-about");
    const [place = "", ...told] = Array.from(
      about?.querySelectorAll("address, a, dt, dd") ?? [],
      (each) => each.textContent,
    );
    expect(place).toContain("1 Bourke St, Melbourne VIC\u00a03000");
    expect(told.map((text) => text.replace(/(Tuesday|周二).*/, "$1"))).toEqual(said);
    expect(about?.querySelector("address > a")?.getAttribute("href")).toContain(
      encodeURIComponent("Noodle Bar, 1 Bourke St, Melbourne VIC 3000"),
    );
  });

  it("tells hours that are the same every day in one line, and nothing that the store hides or lacks", async () => {
    const told = async (change: Visit["store"], about: Partial<PrintedAbout>) => {
      const { below } = await pageOf(change, monday, "en", { about });
      return below?.querySelector(".printed-about")?.textContent;
    };
    const bare = { address: "", map: "", phone: "" };
    expect(await told({ OperatingHours: always }, bare)).toBe("Noodle BarOpening hoursEvery dayOpen 24 hours");
    expect(await told({ OperatingHours: [] }, bare)).toBe("Noodle Bar");
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

  it("is as dark as the shop, also around it", async () => {
    const UiColours = { Mobile: { MenuBackground: "#17161c", TitleBar: "#17161c" } };
    const { css } = await pageOf({ ViewComponentConfigs: { PickUp: true, HomePage: true, UiColours } });
    expect(css.match(/html\{[^}]*\}/g)).toEqual([expect.stringMatching(/^html\{background:#17161c;color:#[ef]\w+\}$/)]);
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
