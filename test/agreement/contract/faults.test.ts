import { expect, it } from "vitest";
import { type DocumentName, documents } from "../../../widget-demo/backend/contract/documents/documents.ts";
import { remarksOn } from "../../../widget-demo/backend/contract/schema.ts";
import { type Path, without, withValue } from "../../wire/documents/breaking.ts";
import { exampleOf } from "./exampleOf.ts";
import { publishedFaults } from "./publishedFaults.ts";

const gone = Symbol("gone");

/** One fault in an otherwise complete document, and the remark on it. */
const faults: readonly (readonly [DocumentName, Path, unknown, string])[] = [
  ["Store", ["ID"], "120", 'ID: expected a whole number above 0, found "120"'],
  ["Store", ["TimezoneIanaFormat"], "Melbourne", 'TimezoneIanaFormat: expected an IANA time zone, found "Melbourne"'],
  ["Store", ["Logo"], "http://a.example/l.png", 'Logo: expected an https address, found "http://a.example/l.png"'],
  ["Store", ["OperatingHours", 0, "ClosingTime"], gone, "OperatingHours > 0 > ClosingTime: is missing"],
  [
    "Store",
    ["OperatingHours", 0, "OpeningTime"],
    "9:30",
    'OperatingHours > 0 > OpeningTime: expected a time such as 09:30, found "9:30"',
  ],
  ["Store", ["DeliveryAreas", 0, "PostcodeTo"], 2000, "DeliveryAreas > 0: PostcodeTo is below PostcodeFrom"],
  [
    "Store",
    ["FreightFeeRules", 0, "PriceRangeMinimum"],
    60,
    "FreightFeeRules > 0: PriceRangeMaximum is below PriceRangeMinimum",
  ],
  [
    "Store",
    ["FreightFeeRules", 0, "FreightFeeAmount"],
    -1,
    "FreightFeeRules > 0 > FreightFeeAmount: expected dollars from 0, found -1",
  ],
  [
    "Store",
    ["SurchargeBankSettings", 0, "CreditCardType"],
    6,
    "SurchargeBankSettings > 0 > CreditCardType: expected a card's code, found 6",
  ],
  [
    "Store",
    ["SurchargeBankSettings", 0, "Rate"],
    1.5,
    "SurchargeBankSettings > 0: a Rate of RateType 1 is a share from 0 to 1",
  ],
  [
    "Store",
    ["SurchargeHolidaySettings", 0, "EndDate"],
    "2026-12-01",
    "SurchargeHolidaySettings > 0: EndDate is before StartDate",
  ],
  ["Store", ["Location", "Latitude"], 137, "Location > Latitude: expected degrees, found 137"],
  [
    "Store",
    ["ViewComponentConfigs", "EatIn"],
    "true",
    'ViewComponentConfigs > EatIn: expected true or false, found "true"',
  ],
  [
    "Store",
    ["ViewComponentConfigs", "UiColours", "Mobile"],
    "#fff",
    'ViewComponentConfigs > UiColours > Mobile: expected an object, found "#fff"',
  ],
  [
    "Menu",
    ["Categories", 0, "SubMenuItems", 0, "ProductID"],
    12,
    "Categories > 0 > SubMenuItems > 0 > ProductID: its product is not in the menu",
  ],
  [
    "Menu",
    ["Products", "11", "ModifierGroups"],
    ["g2"],
    "Products > 11 > ModifierGroups: some of its groups are not in the menu",
  ],
  ["Menu", ["Products", "11", "ID"], 12, "Products > 11 > ID: differs from its key"],
  [
    "Menu",
    ["ModifierGroups", "g1", "Modifiers", 0, "MinQty"],
    9,
    "ModifierGroups > g1 > Modifiers > 0: MaxQty is below MinQty",
  ],
  ["Menu", ["ModifierGroups", "g1", "Modifiers"], 7, "ModifierGroups > g1 > Modifiers: expected an object, found 7"],
  [
    "Menu",
    ["LifeStyleChoices", "Allergy", 0, "Name"],
    " ",
    'LifeStyleChoices > Allergy > 0 > Name: expected a text that isn\'t blank, found " "',
  ],
  ["Menu", ["MenuTimeSettings", 0, "EndTime"], "11:00:30", "MenuTimeSettings > 0: the period has no whole minute"],
  [
    "Menu",
    ["RedemptionRules", 0, "Point"],
    0,
    "RedemptionRules > 0 > Point: expected points, a number above 0, found 0",
  ],
  ["Menu", ["Categories", 1], { ID: "c1" }, "Categories: c1 stands twice"],
  ["PriceTrigger", ["ProductOutcomes"], [], "OutcomeType 1 to 5 needs ProductOutcomes"],
  [
    "PriceTrigger",
    ["EndAt"],
    "2026-02-30T00:00:00Z",
    'EndAt: expected a time (a timestamp, seconds since 1970, or ISO text), found "2026-02-30T00:00:00Z"',
  ],
  ["PriceTrigger", ["StartAt"], "2027-01-01T00:00:00Z", "EndAt is before StartAt"],
  [
    "User",
    ["StoredCards", 0, "ElidedPan"],
    "…11",
    'StoredCards > 0 > ElidedPan: expected text that ends with four digits, found "…11"',
  ],
  ["User", ["RewardPoints"], -1, "RewardPoints: expected points, a number from 0, found -1"],
  ["MessageTemplate", ["Content_zh-CN"], 7, "Content_zh-CN: expected text, found 7"],
];

it.each(faults)("R100: a %s with one fault at %j (%j) gives one remark", (name, path, value, remark) => {
  const example = exampleOf(name);
  const broken = value === gone ? without(example, path) : withValue(example, path, value);
  const remarks = remarksOn(documents[name], broken, name);
  expect(remarks.map((line) => line.replace(/^\w+( >|:) /, ""))).toEqual([remark]);
});

/** A rule between several keys, or a text that only code can check: no JSON schema says these. */
const isInCode = (remark: string) =>
  !/: (expected|is missing)/.test(remark) || /an IANA time zone|an https address|"2026-02-30/.test(remark);

it.each(faults)("R100: any validator finds it in a %s at %j (%j), if no code is needed", async (...fault) => {
  const [name, path, value, remark] = fault;
  const example = exampleOf(name);
  const broken = value === gone ? without(example, path) : withValue(example, path, value);
  const found = await publishedFaults("documents.schema.json", ["$defs", name], broken);
  expect(found.length === 0, found.join()).toBe(isInCode(remark));
});
