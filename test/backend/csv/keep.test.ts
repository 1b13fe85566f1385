import { describe, expect, it } from "vitest";
import { keepOthers, withoutNothing } from "../../../widget-demo/tools/seed/csv/keep.ts";
import { importedFrom } from "./sheetFixture.ts";

const before = {
  "Companies/501": {
    Name: "Nonna",
    HQCompanyID: 7,
    Location: { Suburb: "Fitzroy", Latitude: -37.8 },
    OperatingHours: [{ DayOfWeek: 0, OpeningTime: "09:00", ClosingTime: "10:00" }],
  },
  "Companies/501/Menus/DefaultMenu": {
    Categories: [
      { ID: "old", Name: "Old", SubMenuItems: [{ ProductID: "soup" }] },
      { ID: "pizza", Name: "Pizze", SubMenuItems: [{ ProductID: "marinara" }, { ProductID: "margherita", Price: 18 }] },
    ],
    Products: { soup: { Name: "Soup" }, margherita: { Price: 18, RewardPoint: 3, PhotoUrl: "/images/m.webp" } },
    RedemptionRules: [{ ID: 7 }],
  },
  "Companies/502": { Name: "Another" },
};

const made = {
  "Companies/501": {
    Name: "Nonna Rosa",
    Location: { Suburb: "Carlton" },
    OperatingHours: [{ DayOfWeek: 1, OpeningTime: "10:00", ClosingTime: "22:00" }],
  },
  "Companies/501/Menus/DefaultMenu": {
    Categories: [{ ID: "pizza", Name: "Pizza", SubMenuItems: [{ ProductID: "margherita", ProductAllergy: ["nuts"] }] }],
    Products: { margherita: { Price: 19 } },
  },
};

describe("what the sheets don't say", () => {
  it("stays, behind what they say", () => {
    expect(keepOthers(before, made)).toEqual({
      "Companies/501": {
        Name: "Nonna Rosa",
        HQCompanyID: 7,
        Location: { Suburb: "Carlton", Latitude: -37.8 },
        OperatingHours: [{ DayOfWeek: 1, OpeningTime: "10:00", ClosingTime: "22:00" }],
      },
      "Companies/501/Menus/DefaultMenu": {
        Categories: [
          {
            ID: "pizza",
            Name: "Pizza",
            SubMenuItems: [{ ProductID: "margherita", Price: 18, ProductAllergy: ["nuts"] }, { ProductID: "marinara" }],
          },
          { ID: "old", Name: "Old", SubMenuItems: [{ ProductID: "soup" }] },
        ],
        Products: { soup: { Name: "Soup" }, margherita: { Price: 19, RewardPoint: 3, PhotoUrl: "/images/m.webp" } },
        RedemptionRules: [{ ID: 7 }],
      },
      "Companies/502": { Name: "Another" },
    });
  });

  it("is gone where an empty cell of a column says so", () => {
    const sold = {
      "Companies/501/Menus/DefaultMenu": { Products: { soup: { Name: "Soup", Status: 3, PreparationTime: 5 } } },
    };
    const { said } = importedFrom({ menu: "category,name,price,tags\nFood,Soup,9," });
    expect(withoutNothing(keepOthers(sold, said))["Companies/501/Menus/DefaultMenu"]?.["Products"]).toEqual({
      soup: { ID: "soup", Name: "Soup", Price: 9, PreparationTime: 5 },
    });
  });

  it("is nothing where nothing was before, and changes nothing the second time", () => {
    expect(keepOthers({}, made)).toEqual(made);
    expect(keepOthers(keepOthers(before, made), made)).toEqual(keepOthers(before, made));
  });
});
