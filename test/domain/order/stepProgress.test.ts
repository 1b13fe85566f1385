import { expect, it } from "vitest";
import { stepProgress } from "../../../src/domain/order/displayOrder.ts";
import { instant } from "../../../src/domain/time/instant.ts";

const at = (minutes: number) => instant(1_793_900_000_000 + minutes * 60_000);

it.each([
  ["nothing at the beginning", at(0), at(20), at(0), 0],
  ["a quarter after 5 of 20 minutes", at(0), at(20), at(5), 0.25],
  ["half of a wait that began later", at(10), at(20), at(15), 0.5],
  ["nine tenths in the last minutes", at(0), at(20), at(19), 0.9],
  ["nine tenths when it is late", at(0), at(20), at(60), 0.9],
  ["nothing if this device's clock is behind the store's", at(0), at(20), at(-5), 0],
  ["nothing if the beginning wasn't seen", null, at(20), at(15), 0],
  ["nothing without a time to wait for", at(0), null, at(15), 0],
  ["nothing if the step began after the planned time", at(25), at(20), at(26), 0],
])("a step's progress is %s", (_case, from, to, now, expected) => {
  expect(stepProgress(from, to, now)).toBe(expected);
});
