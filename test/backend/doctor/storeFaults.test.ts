import { describe, expect, it } from "vitest";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { goodDocuments, menuPath, storePath } from "./goodDocuments.ts";
import { faultsOf, gone, planted, type Row, subjectOf } from "./planted.ts";

const sundays = [
  { ID: 1, Name: "Sunday", DayOfWeek: 0, RateType: 1, Rate: 0.1 },
  { ID: 2, DayOfWeek: 0, RateType: 2, Rate: 1 },
] as const;
const christmas = { ID: 3, Name: "Christmas", StartDate: "2033-12-25", EndDate: "2033-12-26", RateType: 1, Rate: 0.15 };

const rows: readonly Row[] = [
  [
    '✗ Companies/501: It has no OperatingHours, so the store is always closed. Add a period for each day, such as {"DayOfWeek": 1, "OpeningTime": "09:00", "ClosingTime": "22:00"}.',
    [[storePath, ["OperatingHours"], gone]],
  ],
  [
    '✗ Companies/501 · OperatingHours[0].OpeningTime: It is the text "9am", so the store is closed then. Write 09:00.',
    [[storePath, ["OperatingHours", 0, "OpeningTime"], "9am"]],
  ],
  [
    '✗ Companies/501 · OperatingHours[0].DayOfWeek: It is the text "Monday", so the store is closed then. Write a day from 0 to 6, such as 5.',
    [[storePath, ["OperatingHours", 0, "DayOfWeek"], "Monday"]],
  ],
  [
    '✗ Companies/501 · OperatingHours[0].ClosingTime: It is missing, so the store is closed then. Add ClosingTime, such as "22:00".',
    [[storePath, ["OperatingHours", 0, "ClosingTime"], gone]],
  ],
  [
    "✗ Companies/501 · ViewComponentConfigs: No PickUp, Delivery, EatIn or DeliverToRoom is true, so nothing can be ordered. Write true for at least one.",
    [
      [storePath, ["ViewComponentConfigs", "PickUp"], gone],
      [storePath, ["ViewComponentConfigs", "Delivery"], false],
    ],
  ],
  [
    '✗ Companies/501 · ViewComponentConfigs.EatIn: It is the text "true", so it counts as off. Write true.',
    [[storePath, ["ViewComponentConfigs", "EatIn"], "true"]],
  ],
  [
    '✗ Companies/501 · TimezoneIanaFormat: It is the text "Melbourne", so the store\'s clock is Sydney\'s. Write an IANA time zone, such as "Australia/Melbourne".',
    [[storePath, ["TimezoneIanaFormat"], "Melbourne"]],
  ],
  [
    "✗ Companies/501: It has no TimezoneIanaFormat, so it opens and closes by Sydney's clock, in WA. Write TimezoneIanaFormat Australia/Perth.",
    [
      [storePath, ["TimezoneIanaFormat"], gone],
      [storePath, ["Location", "State"], "WA"],
    ],
  ],
  [
    "! Companies/501: It has no TimezoneIanaFormat and no State, so it opens and closes by Sydney's clock. Write its zone, such as TimezoneIanaFormat Australia/Perth.",
    [
      [storePath, ["TimezoneIanaFormat"], gone],
      [storePath, ["Location", "State"], gone],
    ],
  ],
  [
    [
      "✗ Companies/501 · operatingHours: Nothing reads operatingHours: capitals and signs count. Write OperatingHours.",
      '✗ Companies/501: It has no OperatingHours, so the store is always closed. Add a period for each day, such as {"DayOfWeek": 1, "OpeningTime": "09:00", "ClosingTime": "22:00"}.',
    ].join("\n"),
    [
      [storePath, ["operatingHours"], []],
      [storePath, ["OperatingHours"], gone],
    ],
  ],
  [
    "✗ Companies/501 · ViewComponentConfigs.Pickup: Nothing reads Pickup: capitals and signs count. Write PickUp.",
    [
      [storePath, ["ViewComponentConfigs", "Pickup"], true],
      [storePath, ["ViewComponentConfigs", "PickUp"], gone],
    ],
  ],
  [
    "! Companies/501 · EnablePreorderForPickup: Nothing reads EnablePreorderForPickup: did you mean EnablePreoderForPickup? Write EnablePreoderForPickup, or leave it if another system reads it.",
    [
      [storePath, ["EnablePreorderForPickup"], true],
      [storePath, ["EnablePreoderForPickup"], gone],
    ],
  ],
  [
    "! Companies/501 · EatIn: Nothing reads EatIn here. Move it into ViewComponentConfigs.",
    [[storePath, ["EatIn"], true]],
  ],
  [
    "! Companies/501: Nothing reads PosCode, Sync, Terminal and 2 more keys. Leave them if another system reads them.",
    [
      [storePath, ["PosCode"], "x"],
      [storePath, ["Sync"], 1],
      [storePath, ["Terminal"], 1],
      [storePath, ["Printer"], 1],
      [storePath, ["LastUpload"], 1],
    ],
  ],
  [
    "✗ Companies/501 · StripeKey: It is a payment secret, and everybody can read this document. Take it out, and replace it where it was made.",
    [[storePath, ["StripeKey"], "sk_live_51abcdef"]],
  ],
  [
    "✗ Companies/501 · DeliveryAreas[0]: PostcodeTo is below PostcodeFrom, so nobody there can order a delivery. Swap the two.",
    [[storePath, ["DeliveryAreas", 0], { PostcodeFrom: 3008, PostcodeTo: 3000 }]],
  ],
  [
    '✗ Companies/501 · DeliveryAreas[0]: It is the text "3065", so nobody there can order a delivery. Write an object with PostcodeFrom and PostcodeTo.',
    [[storePath, ["DeliveryAreas", 0], "3065"]],
  ],
  [
    "✗ Companies/501 · Location: DeliveryRadius needs Latitude and Longitude to count from, so nobody can order a delivery. Add both.",
    [[storePath, ["Location", "Latitude"], gone]],
  ],
  [
    '✗ Companies/501 · FreightFeeRules[0].FreightFeeAmount: It is the text "5", so it counts as 0. Write the number 5, without quotes.',
    [[storePath, ["FreightFeeRules", 0, "FreightFeeAmount"], "5"]],
  ],
  [
    "✗ Companies/501 · FreightFeeRules[0]: PriceRangeMaximum is below PriceRangeMinimum, so this delivery fee isn't charged. Correct one of the two.",
    [[storePath, ["FreightFeeRules", 0], { PriceRangeMinimum: 50, PriceRangeMaximum: 20, FreightFeeAmount: 5 }]],
  ],
  [
    "✗ Companies/501 · SurchargeHolidaySettings[0]: A Rate of 10 is 1,000 %, so this surcharge isn't charged. Write 0.1 for 10 %, or RateType 2 for dollars.",
    [[storePath, ["SurchargeHolidaySettings", 0, "Rate"], 10]],
  ],
  [
    "✗ Companies/501 · SurchargeHolidaySettings[0]: It needs DayOfWeek, or StartDate and EndDate, so this surcharge isn't charged. Add the weekday, or both dates.",
    [[storePath, ["SurchargeHolidaySettings", 0, "StartDate"], gone]],
  ],
  [
    '✗ Companies/501 · SurchargeBankSettings[0].CreditCardType: It is the text "visa", so this surcharge isn\'t charged. Write 1 (Visa), 2 (Mastercard), 3 (American Express), 4 (Discover), 5 (all cards), 7 (Diners Club), 9 (JCB).',
    [[storePath, ["SurchargeBankSettings", 0, "CreditCardType"], "visa"]],
  ],
  ...(
    [
      [3, "American Express"],
      [4, "Discover"],
      [7, "Diners Club"],
      [9, "JCB"],
    ] as const
  ).map(
    ([code, name]): Row => [
      `! Companies/501 · SurchargeBankSettings[0]: It is for ${name}, and the shop takes Visa and Mastercard only, so it never applies. Remove it.`,
      [[storePath, ["SurchargeBankSettings", 0, "CreditCardType"], code]],
    ],
  ),
  [
    "! Companies/501 · SurchargeHolidaySettings[1]: Diners pay Sunday and SurchargeHolidaySettings[1] together on Sundays. Lower or remove one, unless both are meant.",
    [[storePath, ["SurchargeHolidaySettings"], [...sundays]]],
  ],
  [
    "! Companies/501 · SurchargeHolidaySettings[1]: Diners pay Sunday and Christmas together on 25 December 2033. Lower or remove one, unless both are meant.",
    [[storePath, ["SurchargeHolidaySettings"], [sundays[0], { ...christmas, StartDate: "2033-12-24" }]]],
  ],
  [
    "! Companies/501 · SurchargeHolidaySettings[1]: Diners pay School holidays and Christmas together on 25 December 2033. Lower or remove one, unless both are meant.",
    [
      [
        storePath,
        ["SurchargeHolidaySettings"],
        [{ ...christmas, Name: "School holidays", EndDate: "2034-01-20" }, christmas],
      ],
    ],
  ],
  [
    "! Companies/501 · HQCompanyID: There is no Companies/77, so the group's page has no name, no picture and no log-in. Add Companies/77 with IsHQ true, or correct the number.",
    [
      [storePath, ["HQCompanyID"], 77],
      ["Companies/502", [], { ...goodDocuments[storePath], ID: 502, HQCompanyID: 77 }],
      ["Companies/502/Menus/DefaultMenu", [], goodDocuments[menuPath]],
    ],
  ],
  [
    "✗ Companies/501 · ViewComponentConfigs.UiColours.Mobile.ButtonColour: \"burnt tomato\" isn't a colour, so the theme's own is shown. Write one such as #b3401a.",
    [[storePath, ["ViewComponentConfigs", "UiColours", "Mobile", "ButtonColour"], "burnt tomato"]],
  ],
  ["! Companies/501 · ID: ID is 502, but the document's id counts. Write 501.", [[storePath, ["ID"], 502]]],
  [
    "! Companies/501 · IsHQ: IsHQ is true, so it takes no orders, but it has a menu. Write false if it sells something itself.",
    [[storePath, ["IsHQ"], true]],
  ],
  [
    "! Companies/501 · DeliveryRadius: It is 5000, which is 5,000 km: is it in metres? Write kilometres, such as 5.",
    [[storePath, ["DeliveryRadius"], 5000]],
  ],
  [
    "! Companies/501 · FreightFeeRules: No rule is for carts from $30.01 to $39.99, so their delivery is free. Let the rules meet.",
    [
      [
        storePath,
        ["FreightFeeRules"],
        [
          { PriceRangeMaximum: 30, FreightFeeAmount: 8 },
          { PriceRangeMinimum: 40, FreightFeeAmount: 5 },
        ],
      ],
    ],
  ],

  [
    [
      "! Companies/501: Nothing reads verifyRoom, VerifyRoom. Leave them if another system reads them.",
      "! Companies/501/Menus/DefaultMenu: Nothing reads cartSuggestions. Leave it if another system reads it.",
    ].join("\n"),
    [
      [menuPath, ["cartSuggestions"], [3]],
      [storePath, ["VerifyRoom"], true],
      [storePath, ["ViewComponentConfigs", "verifyRoom"], true],
    ],
  ],
  [
    "✗ Companies/501 · OperatingHours[0].DayOfWeek: It is 7, so the store is closed then. Write 0 for Sunday.",
    [[storePath, ["OperatingHours", 0, "DayOfWeek"], 7]],
  ],
  [
    "✗ Companies/501 · Location.Latitude: It is 144.97, so it counts as missing. Swap it with Longitude.",
    [
      [storePath, ["Location", "Latitude"], 144.97],
      [storePath, ["Location", "Longitude"], -37.8],
    ],
  ],
];

describe("npm run doctor on a store", () => {
  it.each(rows)("%s", (says, changes) => {
    expect(faultsOf(lookAtDocuments(subjectOf(planted(changes)))).join("\n")).toBe(says);
  });
});
