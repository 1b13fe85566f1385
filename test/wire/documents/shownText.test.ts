import { describe, expect, it } from "vitest";
import { parseGiftMenu } from "../../../src/wire/documents/giftMenu.ts";
import { parseMenu } from "../../../src/wire/documents/menu.ts";
import { parsePointRules } from "../../../src/wire/documents/pointRules.ts";
import { collecting } from "../../../src/wire/documents/shownText.ts";
import { parseStore } from "../../../src/wire/documents/store.ts";
import { parseTriggers } from "../../../src/wire/documents/triggers.ts";
import { noting } from "./ruleReading.ts";

const base = "https://shop.example/";

function inChinese(name: string, chinese: unknown) {
  return { Name: name, "Name_zh-CN": chinese };
}

const size = (chinese: string) => ({ Modifiers: [{ ID: 1, ...inChinese("Regular", chinese) }] });

const menu = {
  Categories: [
    { ID: 1, ...inChinese("Burgers", "汉堡"), SubMenuItems: [{ ProductID: 1, ...inChinese("The Patty", "招牌汉堡") }] },
  ],
  Products: {
    1: { ...inChinese("Patty", "牛肉汉堡"), ShortDescription: "Beef", "ShortDescription_zh-CN": "牛肉", Price: 10 },
    2: { ...inChinese("Fifty dollars", "五十元"), Price: 50 },
  },
  ModifierGroups: {
    cup: { ...inChinese("Size", "杯型"), ...size("中杯") },
    chips: { ...inChinese("Chips", "薯条"), ...size("中份") },
  },
  LifeStyleChoices: { Allergy: [{ Id: 1, ...inChinese("Nuts", "坚果") }] },
  RedemptionRules: [{ ID: 1, Point: 5, DiscountRate: 100, ...inChinese("Free coffee", "免费咖啡") }],
  PriceTriggers: [{ ID: 1, OutcomeType: 0, OutcomePriceType: 0, DiscountFlatValue: 1, ...inChinese("Lunch", "午市") }],
};

describe("R103: what a document has in Chinese", () => {
  const context = { base, note: () => {} };

  it("is collected by the plain text, and a choice's name by its group's", () => {
    expect(parseMenu("DefaultMenu", menu, context).texts).toEqual({
      Burgers: "汉堡",
      "The Patty": "招牌汉堡",
      Patty: "牛肉汉堡",
      Beef: "牛肉",
      "Fifty dollars": "五十元",
      Size: "杯型",
      Chips: "薯条",
      "\nRegular": "中杯",
      "Size\nRegular": "中杯",
      "Chips\nRegular": "中份",
      Nuts: "坚果",
    });
  });

  it("is collected from a store: its title, its sentences and its surcharges", () => {
    const store = {
      ...{ Name: "Patty", StoreTitle: "Patty, Bourke St", "StoreTitle_zh-CN": "Patty 伯克街店" },
      ...{ ClosingStoreMessage: "Back at nine", "ClosingStoreMessage_zh-CN": "九点再见" },
      ...{ SeafoodStatement: "All Australian.", "SeafoodStatement_zh-CN": "均产自澳大利亚。" },
      ...{ LiquorNotice: "Not under 18.", "LiquorNotice_zh-CN": "未满十八岁勿饮。" },
      SurchargeHolidaySettings: [{ ID: 1, DayOfWeek: 0, RateType: 1, Rate: 0.1, ...inChinese("Sunday", "周日") }],
    };
    expect(parseStore("120", store, context)?.texts).toEqual({
      "Patty, Bourke St": "Patty 伯克街店",
      "Back at nine": "九点再见",
      "All Australian.": "均产自澳大利亚。",
      "Not under 18.": "未满十八岁勿饮。",
      Sunday: "周日",
    });
  });

  it("is collected from offers and rewards", () => {
    const collector = collecting(context);
    parseTriggers({ documents: [], menu }, "UTC", collector);
    parsePointRules(menu, "UTC", collector);
    expect(collector.chinese).toEqual({ Lunch: "午市", "Free coffee": "免费咖啡" });
  });

  it("is collected from gift cards", () => {
    const fields = {
      SpecialCategories: { SCTypeGiftcard: { SubMenuItems: [{ ProductID: 2 }] } },
      Products: menu.Products,
    };
    const document = { id: "DefaultMenu", fields };
    expect(parseGiftMenu(document, document, context).texts).toEqual({ "Fifty dollars": "五十元" });
  });

  it.each(["", 7, null, {}])("is left out if it is no text: %j", (chinese) => {
    const { read, problems } = noting(
      (noted) => parseMenu("DefaultMenu", { Categories: [{ ID: 1, ...inChinese("Burgers", chinese) }] }, noted),
      base,
    );
    expect(read.texts).toEqual({});
    expect(problems).toHaveLength(typeof chinese === "string" || chinese === null ? 0 : 1);
  });
});
