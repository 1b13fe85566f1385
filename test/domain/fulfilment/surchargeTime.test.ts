import { expect, it } from "vitest";
import { surchargeTime, type TimeFacts } from "../../../src/domain/fulfilment/chosenTime.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const now = instant(1);
const later = instant(2);
const both = { delivery: true, pickup: true };

it.each<[string, Partial<TimeFacts>, number]>([
  ["delivery with pre-order: the slot's", { mode: "delivery" }, later],
  ["pickup with pre-order: the slot's", {}, later],
  ["as soon as possible: its time", { chosen: { kind: "asap", at: later } }, later],
  ["that mode's flag is off: now", { preOrder: { delivery: true, pickup: false } }, now],
  ["the other mode's flag is off: the slot's", { preOrder: { delivery: false, pickup: true } }, later],
  ["a table is stored: now", { hasTable: true }, now],
  ["a room: now", { mode: "room" }, now],
  ["a table: now", { mode: "table" }, now],
  ["nothing chosen: now", { chosen: null }, now],
])("R31: returns the surcharge time: %s", (_name, facts, at) => {
  const chosen = { kind: "slot", at: later } as const;
  expect(surchargeTime({ mode: "pickup", preOrder: both, hasTable: false, chosen, now, ...facts })).toBe(at);
});
