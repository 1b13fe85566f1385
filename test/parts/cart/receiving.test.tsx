// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { noVisit, type Visit } from "../../../src/domain/visit/visit.ts";
import { CartReceiving } from "../../../src/parts/cart/CartReceiving.tsx";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { knownTravelSecondsAtom } from "../../../src/state/fulfilment/knownTravel.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { patty } from "../../state/cart/cartFixture.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { menu, show } from "../offers/offeredShop.tsx";

interface Given {
  readonly mode?: "delivery" | "pickup" | "room" | "table";
  readonly store?: Partial<Store>;
  readonly visit?: Partial<Visit>;
  /** How long the way to the diner takes, as an earlier checkout has found out. */
  readonly travelSeconds?: number;
  /** Hours from now. */
  readonly pickedInHours?: number;
  readonly language?: Language;
}

const view = { ...patty.view, delivery: true, pickup: true, room: true, table: true };
const hourMs = 3_600_000;
const later = (now: Instant, hours: number) => instant(now + hours * hourMs);
const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;
/** It is noon on a Friday. */
const openFrom = (opens: number, closes: number) => everyDay.map((weekday) => ({ weekday, opens, closes }));
const tonight = openFrom(17 * 60, 22 * 60);
const mornings = openFrom(9 * 60, 11 * 60);
const sundays = [{ weekday: 0, opens: 9 * 60, closes: 11 * 60 }] as const;
const takesOrdersAhead = {
  preOrder: { pickup: true, delivery: true },
  daysInAdvance: { pickup: 5, delivery: 5 },
};

async function receiving(given: Given) {
  const { mode = "pickup", visit = {}, travelSeconds, pickedInHours, language } = given;
  const state = buildElementState({ store: { kind: "id", id: 120 }, visit: { ...noVisit, ...visit } });
  const { store } = state;
  state.documents.put(patty, [menu]);
  store.set(nowAtom, store.get(servicesAtom).clock.now());
  await store.set(openStoreAtom);
  store.set(storeAtom, { kind: "ready", value: { ...patty, view, preparationMinutes: 20, ...given.store } });
  store.set(modeAtom, mode);
  if (travelSeconds !== undefined) store.set(knownTravelSecondsAtom, travelSeconds);
  if (pickedInHours !== undefined) {
    store.set(chosenTimeAtom, { kind: "slot", at: later(store.get(nowAtom), pickedInHours) });
  }
  return { ...state, shown: show(state, <CartReceiving />, language) };
}

describe("R116: how and when the order is received stands in the cart", () => {
  it.each<readonly [string, Given]>([
    ["Pickup · ready about 12:20 pm", {}],
    ["Pickup · today, from 5:00 pm", { store: { ...takesOrdersAhead, hours: tonight } }],
    ["Pickup · tomorrow, from 9:00 am", { store: { ...takesOrdersAhead, hours: mornings } }],
    ["Pickup · ready tomorrow, 10:00 am", { store: { ...takesOrdersAhead, hours: mornings }, pickedInHours: 22 }],
    ["Pickup · Sunday, from 9:00 am", { store: { ...takesOrdersAhead, hours: sundays } }],
    ["Delivery · from 21 min", { mode: "delivery" }],
    ["Delivery · ASAP", { mode: "delivery", store: { preparationMinutes: null } }],
    ["Delivery · 30–40 min", { mode: "delivery", travelSeconds: 600 }],
    ["Delivery · with you about 3:00 pm", { mode: "delivery", pickedInHours: 3 }],
    ["Room 12 · with you about 12:20 pm", { mode: "room", visit: { room: "12" } }],
    ["Dine in · with you about 12:20 pm", { mode: "table", visit: { table: "0" } }],
    ["Table 4 · with you about 12:20 pm", { mode: "table", visit: { table: "4" } }],
    ["自取 · 约 12:20 可取", { language: "zh-CN" }],
    ["外送 · 21 分钟起", { mode: "delivery", language: "zh-CN" }],
    ["4 号桌 · 约 12:20 送到", { mode: "table", visit: { table: "4" }, language: "zh-CN" }],
  ])("%j", async (words, given) => {
    const { shown } = await receiving(given);
    expect(shown.texts("p")).toEqual([words]);
  });

  it("but not in a store that takes no orders", async () => {
    const { shown } = await receiving({ store: { inOperation: false } });
    expect(shown.texts("p")).toEqual([]);
  });

  it("is a line before the store is there, so that nothing moves", async () => {
    const { store, shown } = await receiving({});
    act(() => store.set(storeAtom, { kind: "loading" }));
    expect(shown.texts(".cart__receiving")).toEqual([""]);
  });
});
