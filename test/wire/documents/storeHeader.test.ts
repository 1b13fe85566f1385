import { describe, expect, it } from "vitest";
import { parseStore } from "../../../src/wire/documents/store.ts";
import { parseStoreHeader } from "../../../src/wire/documents/storeHeader.ts";
import { storeFields } from "./storeFields.ts";

const context = { base: "https://shop.example/", note() {} };

describe("the part of a store's document that a first screen reads", () => {
  it("equals what the app reads of it", () => {
    const header = parseStoreHeader("120", storeFields, context)?.header;
    expect(header).toMatchObject({ name: "Patty & Sons", zone: "Australia/Perth", isEnabled: false });
    expect(parseStore("120", storeFields, context)).toMatchObject({ ...header });
  });

  it.each<[string, unknown]>([
    ["noodle", {}],
    ["0", {}],
    ["-1", {}],
    ["1.5", {}],
    ["0120", {}],
    ["120", null],
    ["120", "a store"],
  ])("is null for the document %s with the fields %j", (id, fields) => {
    expect(parseStoreHeader(id, fields, context)).toBeNull();
  });

  it.each<[string, unknown, string, unknown]>([
    ["another ID inside", { ID: 7 }, "id", 120],
    ["an unknown time zone", { TimezoneIanaFormat: "Mars/Base" }, "zone", "Australia/Sydney"],
    ["invalid hours", { OperatingHours: [{ DayOfWeek: 9 }, "noon", null] }, "hours", []],
    ["a logo that is a script", { Logo: "javascript:alert(1)" }, "logo", null],
    ["an invalid name", { Name: { first: "Patty" } }, "name", ""],
    ["invalid colours", { ViewComponentConfigs: "dark" }, "colours", { mobile: {}, desktop: {} }],
    [
      "half a position",
      { Location: { Latitude: -37.8 } },
      "location",
      { address: "", suburb: "", state: "", postcode: "", country: "", position: null },
    ],
  ])("%s", (_case, fields, key, expected) => {
    expect(parseStoreHeader("120", fields, context)?.header).toHaveProperty(key, expected);
  });
});
