import { describe, expect, it } from "vitest";
import { canPickup } from "../../../src/domain/fulfilment/canPickup.ts";
import { at, buildHours } from "./askTimes.ts";

const open = at("2026-11-20T03:30:00Z");
const closed = at("2026-11-20T05:00:00Z");
const never = { delivery: false, pickup: false };
const store = {
  hours: buildHours("5 11:00-12:00"),
  zone: "Australia/Perth",
  inOperation: true,
  isEnabled: true,
  preOrder: never,
  view: { pickup: true },
};

describe("canPickup, spec: tab availability", () => {
  it.each([
    ["while it is open", store, open, true],
    ["not while it is closed", store, closed, false],
    ["while it is closed and takes pickups ahead", { ...store, preOrder: { ...never, pickup: true } }, closed, true],
    ["not for deliveries ahead", { ...store, preOrder: { ...never, delivery: true } }, closed, false],
    ["not where the shop doesn't show it", { ...store, view: { pickup: false } }, open, false],
    ["not in a disabled shop", { ...store, isEnabled: false }, open, false],
    ["not out of operation", { ...store, inOperation: false }, open, false],
    [
      "not out of operation, though it takes pickups ahead",
      { ...store, inOperation: false, preOrder: { ...never, pickup: true } },
      closed,
      false,
    ],
  ])("%s", (_name, given, now, can) => {
    expect(canPickup(given, now)).toBe(can);
  });
});
