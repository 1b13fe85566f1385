import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/wire/host/config.ts";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { here } from "../../../widget-demo/tools/readConfiguration.ts";
import { goodDocuments, storePath } from "./goodDocuments.ts";
import { type Change, faultsOf, planted, type Row, subjectOf } from "./planted.ts";

const rows: readonly Row[] = [
  [
    '✗ MessageTemplates/thankyou · Content: It is 5, so it counts as empty. Write "5".',
    [["MessageTemplates/thankyou", ["Content"], 5]],
  ],
  ["✗ companies/502: Nothing reads it here: did you mean Companies/502? Move it there.", [["companies/502", [], {}]]],
  [
    "✗ Companies/501/Menu/Lunch: Nothing reads it here: did you mean Companies/501/Menus/Lunch? Move it there.",
    [[`${storePath}/Menu/Lunch`, [], {}]],
  ],
  [
    "✗ MessageTemplates/ThankYou: Nothing reads it here: did you mean MessageTemplates/thankyou? Move it there.",
    [["MessageTemplates/ThankYou", [], { Content: "x" }]],
  ],
  [
    "! Reports/1: Nothing reads it, nor 1 more such as Reports/2. Leave it if another system reads it.",
    [
      ["Reports/1", [], {}],
      ["Reports/2", [], {}],
    ],
  ],
  [
    "✗ Companies/502/Menus/DefaultMenu: There is no Companies/502, so nobody sees it. Add Companies/502.",
    [["Companies/502/Menus/DefaultMenu", [], {}]],
  ],
  [
    '✗ Companies/nonna: "nonna" isn\'t a number, so nobody can open the store. Give it a number.',
    [["Companies/nonna", [], {}]],
  ],
  [
    [
      "✗ Brands/50/Companies/501: Companies/501 has the same number, so orders of one get to the other. Give it another number.",
      "! Brands/50/Companies/50: It isn't there, so the group's page has no name, no picture and no log-in. Add it, with IsHQ true.",
    ].join("\n"),
    [
      [
        "Brands/50/Companies/501",
        [],
        {
          IsEnabled: false,
          TimezoneIanaFormat: "Australia/Melbourne",
          OperatingHours: [{ DayOfWeek: 0, OpeningTime: "00:00", ClosingTime: "00:00" }],
          ViewComponentConfigs: { PickUp: true },
        },
      ],
    ],
  ],
];

describe("npm run doctor on the documents' paths", () => {
  it.each(rows)("%s", (says, changes) => {
    expect(faultsOf(lookAtDocuments(subjectOf(planted(changes)))).join("\n")).toBe(says);
  });

  it("A group's stores are below its brand, and those of nobody aren't.", () => {
    const written = { apiUrl: "/api/", firebase: { apiKey: "k", projectId: "p" } };
    const linesWith = (more: object, changes: readonly Change[]) => {
      const parsed = parseConfig({ ...written, ...more }, here);
      const deployment = parsed.ok ? parsed.deployment : null;
      return faultsOf(lookAtDocuments(subjectOf(planted(changes), { deployment })));
    };
    const brand: Change = ["Brands/50/Companies/50", [], { IsHQ: true }];
    expect(linesWith({ branded: true }, [brand])).toEqual([
      "✗ Companies/501: The configuration's branded is true, so nobody finds it outside Brands. Move it below Brands, or write branded: false.",
    ]);
    expect(linesWith({}, [brand])).toEqual([
      "✗ Brands/50/Companies/50: The configuration's branded isn't true, so nobody finds it below Brands. Write branded: true, or move it.",
    ]);
    expect(linesWith({}, [])).toEqual([]);
  });

  it.each([
    [{}, [], "✗ Companies: There is no store among the documents. Add one, such as Companies/501."],
    [
      goodDocuments,
      [502],
      "✗ Companies/502: It isn't among the documents, so its page says that it can't be found. Add it.",
    ],
  ])("A store that is asked about is there: %#", (documents, stores, line) => {
    expect(faultsOf(lookAtDocuments(subjectOf(documents, { stores })))).toEqual([line]);
    expect(lookAtDocuments(subjectOf(documents, { stores, isOnline: true }))).toEqual([]);
  });
});
