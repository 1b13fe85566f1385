import { expect, it } from "vitest";
import { surchargeTime, type TimeFacts } from "../../../src/domain/fulfilment/surchargeTime.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const now = instant(1);
const later = instant(2);
const both = { delivery: true, pickup: true };

it.each<{ name: string; facts: Partial<TimeFacts>; at: number }>([
  { name: "delivery with pre-order: the slot's", facts: { mode: "delivery" }, at: later },
  { name: "pickup with pre-order: the slot's", facts: {}, at: later },
  { name: "as soon as possible: its time", facts: { chosen: { kind: "asap", at: later } }, at: later },
  { name: "that mode's flag is off: now", facts: { preOrder: { delivery: true, pickup: false } }, at: now },
  {
    name: "the other mode's flag is off: the slot's",
    facts: { preOrder: { delivery: false, pickup: true } },
    at: later,
  },
  { name: "a table is stored: now", facts: { hasTable: true }, at: now },
  { name: "a room: now", facts: { mode: "room" }, at: now },
  { name: "a table: now", facts: { mode: "table" }, at: now },
  { name: "nothing chosen: now", facts: { chosen: null }, at: now },
])("R31: returns the surcharge time: $name", ({ facts, at }) => {
  const chosen = { kind: "slot", at: later } as const;
  expect(surchargeTime({ mode: "pickup", preOrder: both, hasTable: false, chosen, now, ...facts })).toBe(at);
});
