import { describe, expect, it } from "vitest";
import { parseReach } from "../../../src/wire/documents/reach.ts";
import { noting } from "./ruleReading.ts";

const store = {
  DeliveryRadius: 8.5,
  DeliveryAreas: [
    { PostcodeFrom: 3000, PostcodeTo: "3008" },
    { PostcodeFrom: "0800", PostcodeTo: "0832" },
  ],
};

const areas = [
  { from: 3000, to: 3008 },
  { from: 800, to: 832 },
];

function reading(values: unknown) {
  return noting((context) => parseReach(values, context));
}

describe("the delivery range in a store's document", () => {
  it("is read completely", () => {
    expect(reading(store)).toEqual({ read: { areas, radiusKm: 8.5 }, problems: [] });
  });

  it.each([
    ["R10: is anywhere by default", {}],
    ["R10: is anywhere if it is null", { DeliveryRadius: null, DeliveryAreas: null }],
    ["has no radius of 0", { DeliveryRadius: 0 }],
    ["has no radius below 0", { DeliveryRadius: -1 }],
  ])("%s", (_name, values) => {
    expect(reading(values)).toEqual({ read: { areas: [], radiusKm: null }, problems: [] });
  });

  it.each([true, "8", [], {}])("R10: has no radius if it is %j, and notes it", (DeliveryRadius) => {
    const { read, problems } = reading({ ...store, DeliveryRadius });
    expect(read).toEqual({ areas, radiusKm: null });
    expect(problems).toHaveLength(1);
  });

  it.each([
    ["no record", 3000],
    ["no end", { PostcodeFrom: 3000 }],
    ["no number", { PostcodeFrom: "three", PostcodeTo: 3008 }],
    ["an end before its start", { PostcodeFrom: 3008, PostcodeTo: 3000 }],
  ])("R10: leaves out an area with %s, and notes it", (_name, area) => {
    const { read, problems } = reading({ ...store, DeliveryAreas: [...store.DeliveryAreas, area] });
    expect(read.areas).toEqual(areas);
    expect(problems.length).toBeGreaterThan(0);
  });

  it.each([true, "3000", {}])("R10: has no areas if they are %j, and notes it", (DeliveryAreas) => {
    const { read, problems } = reading({ ...store, DeliveryAreas });
    expect(read.areas).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});
