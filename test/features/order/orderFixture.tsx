import { act } from "react";
import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import type { LiveOrder } from "../../../src/domain/order/liveOrder.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { CompletedOrderScreen } from "../../../src/features/order/CompletedOrderScreen.tsx";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { parseTrackingOrder } from "../../../src/wire/documents/trackingOrder.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState, type ElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { named } from "../../ui/named.ts";
import { click, type Rendered } from "../../ui/render.tsx";

export const zone = "Australia/Melbourne";

export const evening = instantOf({ year: 2026, month: 11, day: 5 }, 18 * 60 + 41, zone);

const location = { ...buildStore().location, address: "1 Bourke St", suburb: "Melbourne" };

/** Parses an order from the fields of its document. */
function orderOf(fields: Readonly<Record<string, unknown>>): LiveOrder {
  const whole = { OrderNumber: "1042", OrderType: 3, OnlineOrderStatus: 1, ScheduledTime: evening / 1000, ...fields };
  const order = parseTrackingOrder("u-1", whole, zone, { base: "", note: () => {} });
  if (!order) throw new Error("The codec left out a complete order.");
  return order;
}

export interface ShownOrder extends ElementState {
  readonly screen: Rendered;
  /** Simulates an update from the backend. */
  translate(fields: Readonly<Record<string, unknown>>): void;
  lose(): void;
}

/** The screen at an order's path, before any data has arrived. */
export function showOrder(
  given: { readonly store?: Partial<Store>; readonly settings?: Partial<HostSettings>; readonly path?: string } = {},
): ShownOrder {
  const state = buildElementState(given.settings);
  state.setTime(evening);
  state.store.set(storeAtom, {
    kind: "ready",
    value: buildStore({ title: "Patty & Sons", phone: "03 9000 0000", location, ...given.store }),
  });
  state.history.push(given.path ?? "/store/120/completeorder/u-1/g-1");
  const screen = renderIn(state, <CompletedOrderScreen />);
  return {
    ...state,
    screen,
    translate: (fields) => act(() => state.orders.put(orderOf(fields))),
    lose: () => act(() => state.orders.lose()),
  };
}

/** The same once the order's document, with these fields, has arrived. */
export function showArrived(
  fields: Readonly<Record<string, unknown>>,
  given: Parameters<typeof showOrder>[0] = {},
): ShownOrder {
  const shown = showOrder(given);
  shown.translate(fields);
  return shown;
}

export function textsOf({ root }: Rendered, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}

export function heading({ screen }: ShownOrder): string[] {
  return textsOf(screen, "h1");
}

/** The names of the buttons that lead on from the order. */
export function buttons({ screen }: ShownOrder): string[] {
  return textsOf(screen, ":is(.order__buttons, .empty-state) button");
}

export function press(shown: ShownOrder, name: string): void {
  click(named(shown.screen.root, "button", name));
}
