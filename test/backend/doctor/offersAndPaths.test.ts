import { describe, expect, it } from "vitest";
import { type Change, documentLines } from "./documentLines.ts";
import { offerPath, storePath } from "./goodDocuments.ts";

describe("the doctor says of offers, texts and paths", () => {
  it.each<[string, readonly Change[], readonly string[]]>([
    [
      "An offer that has ended.",
      [[offerPath, "EndAt", { $time: "2026-02-01T00:00:00Z" }]],
      [
        "! Companies/501/PriceTriggers/two: It ended on 1 February 2026, so nobody gets it. Delete it, or write a later EndAt.",
      ],
    ],
    [
      "An offer ends after it begins.",
      [[offerPath, "EndAt", "2025-02-01T00:00:00Z"]],
      [
        "✗ Companies/501/PriceTriggers/two: EndAt is before StartAt, so it never applies. Swap the two, or correct the year.",
      ],
    ],
    [
      "An offer's date is one.",
      [[offerPath, "EndAt", "1 February"]],
      [
        '✗ Companies/501/PriceTriggers/two · EndAt: It is the text "1 February", so it never ends. Write a time (a timestamp, seconds since 1970, or ISO text).',
      ],
    ],
    [
      "An offer's condition can be met.",
      [[offerPath, "ProductTagConditions.0.ProductTagID", "green"]],
      [
        "! Companies/501/PriceTriggers/two: It needs dishes of tag green, and no dish has it, so it never applies. Give the tag to dishes, or correct the id.",
      ],
    ],
    [
      "An offer asks for what fits into a cart.",
      [[offerPath, "ProductTagConditions.0.Quantity", 25]],
      [
        "! Companies/501/PriceTriggers/two: It needs 25 of tag red, and a cart takes 20 at most, so it never applies. Lower the Quantity.",
      ],
    ],
    [
      "An offer makes something cheaper.",
      [[offerPath, "ProductOutcomes.0.ID", "green"]],
      [
        "! Companies/501/PriceTriggers/two: ProductOutcomes names tag green, which no dish has, so nothing becomes cheaper by it. Correct the id, or remove it.",
      ],
    ],
    [
      "An offer takes something off.",
      [[offerPath, "DiscountPercentageValue", 0]],
      [
        "! Companies/501/PriceTriggers/two: DiscountPercentageValue is 0, so it takes nothing off. Write DiscountPercentageValue.",
      ],
    ],
    [
      "An offer has a known outcome.",
      [[offerPath, "OutcomeType", 9]],
      [
        "✗ Companies/501/PriceTriggers/two · OutcomeType: It is 9, so it never applies. Write 0 (the whole order; no outcomes), 1 (a roll-in, which makes another dish a meal; outcomes are products), 2 (a roll-in; outcomes are categories), 3 (a roll-in; outcomes are tags), 4 (each item; outcomes are categories), 5 (each item; outcomes are tags).",
      ],
    ],
    [
      "An offer with outcomes names them.",
      [[offerPath, "ProductOutcomes", []]],
      [
        "✗ Companies/501/PriceTriggers/two: OutcomeType 1 to 5 needs ProductOutcomes, so it never applies. Say in ProductOutcomes what becomes cheaper.",
      ],
    ],
    [
      "A first order is a member's.",
      [
        [offerPath, "TriggerMode", 4],
        [storePath, "ViewComponentConfigs.LogIn", false],
      ],
      [
        "! Companies/501/PriceTriggers/two: It is for a member's first order, and nobody can log in, so it never applies. Switch LogIn on, or write another TriggerMode.",
      ],
    ],
    [
      "A roll-in is offered before the checkout.",
      [
        [offerPath, "OutcomeType", 3],
        [offerPath, "TriggerMode", 3],
      ],
      [
        "! Companies/501/PriceTriggers/two: A roll-in is offered before the checkout, so with this TriggerMode it never is. Write TriggerMode 0, 1 or 2.",
      ],
    ],
    [
      "A fixed price by product is there.",
      [
        [offerPath, "OutcomePriceType", 2],
        [offerPath, "IsOutcomeLinkedToProduct", true],
      ],
      [
        "! Companies/501/PriceTriggers/two: It sets each dish's own FixedPriceValue, and no such dish has one, so it takes nothing off. Add FixedPriceValue to the dishes.",
      ],
    ],
    [
      "A text is a text.",
      [["MessageTemplates/thankyou", "Content", 5]],
      ['✗ MessageTemplates/thankyou · Content: It is 5, so it counts as empty. Write "5".'],
    ],
    [
      "Collections begin with a capital.",
      [["companies/502", "", {}]],
      ["✗ companies/502: Nothing reads it here: did you mean Companies/502? Move it there."],
    ],
    [
      "A store's menus are Menus.",
      [[`${storePath}/Menu/Lunch`, "", {}]],
      ["✗ Companies/501/Menu/Lunch: Nothing reads it here: did you mean Companies/501/Menus/Lunch? Move it there."],
    ],
    [
      "A template has a known id.",
      [["MessageTemplates/ThankYou", "", { Content: "x" }]],
      ["✗ MessageTemplates/ThankYou: Nothing reads it here: did you mean MessageTemplates/thankyou? Move it there."],
    ],
    [
      "Documents of other systems are one line.",
      [
        ["Reports/1", "", {}],
        ["Reports/2", "", {}],
      ],
      ["! Reports/1: Nothing reads it, nor 1 more such as Reports/2. Leave it if another system reads it."],
    ],
    [
      "A menu has its store.",
      [["Companies/502/Menus/DefaultMenu", "", {}]],
      ["✗ Companies/502/Menus/DefaultMenu: There is no Companies/502, so nobody sees it. Add Companies/502."],
    ],
    [
      "A store's number is one.",
      [["Companies/nonna", "", {}]],
      ['✗ Companies/nonna: "nonna" isn\'t a number, so nobody can open the store. Give it a number.'],
    ],
    [
      "Two stores have two numbers, and a brand a headquarters.",
      [
        [
          "Brands/50/Companies/501",
          "",
          {
            IsEnabled: false,
            OperatingHours: [{ DayOfWeek: 0, OpeningTime: "00:00", ClosingTime: "00:00" }],
            ViewComponentConfigs: { PickUp: true },
          },
        ],
      ],
      [
        "✗ Brands/50/Companies/501: Companies/501 has the same number, so orders of one get to the other. Give it another number.",
        "! Brands/50/Companies/50: It isn't there, so the group's page has no name, no picture and no log-in. Add it, with IsHQ true.",
      ],
    ],
  ])("%s", (_rule, changes, lines) => {
    expect(documentLines(changes)).toEqual(lines);
  });
});
