import type { PlacementEvent } from "../../../src/domain/checkout/placement.ts";
import type { StoreView } from "../../../src/domain/store/store.ts";
import { createDeviceAttempts } from "../../../src/services/adapters/device/deviceAttempts.ts";
import type { PlaceResult } from "../../../src/services/ports/ordering.ts";
import { dispatchPlacementAtom, placementAtom } from "../../../src/state/checkout/goods/foodGoods.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placing/placement.actions.ts";
import { submitAtom } from "../../../src/state/checkout/submit/submit.actions.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { keepTimesFreshAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { shopState, taken } from "../../features/checkout/checkoutFixture.tsx";
import { noorTyped } from "../../support/buildContact.ts";
import { type ElementState, serve } from "../../support/buildServices.ts";

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** A tab of the shop with the forms filled in. With `shared` it is another tab on that one's device. */
export function openTab(shared?: ElementState, view: Partial<StoreView> = {}): ElementState {
  const state = shopState({ view });
  if (shared) {
    const { inFlight } = shared.ordering;
    serve(state.store, {
      attempts: createDeviceAttempts(shared.device),
      memory: shared.memory,
      orderMemory: shared.memory,
      loadOrdering: async () => ({ ...state.ordering, inFlight }),
      orders: shared.orders,
    });
  }
  state.store.set(typedContactAtom, noorTyped);
  state.store.set(typedCardAtom, { number: "4111111111111111", expiry: "12/30", cvv: "123" });
  state.store.set(keepTimesFreshAtom);
  state.store.set(openCheckoutAtom);
  return shared ? { ...state, device: shared.device, memory: shared.memory, orders: shared.orders } : state;
}

export async function submit(state: ElementState): Promise<void> {
  await state.store.set(loadRulesAtom);
  await state.store.set(submitAtom);
  await settle();
}

/** A tab whose order is on its way. */
export async function submitted(view: Partial<StoreView> = {}): Promise<ElementState> {
  const state = openTab(undefined, view);
  await submit(state);
  return state;
}

/** The store's answer to the order arrives. */
export async function hear({ ordering }: ElementState, answer: PlaceResult = taken): Promise<void> {
  ordering.answer(answer);
  await settle();
}

/** Not awaited by itself, because it ends only when the order that it sends is answered. */
export async function tell({ store }: Pick<ElementState, "store">, event: PlacementEvent): Promise<void> {
  void store.set(dispatchPlacementAtom, event);
  await settle();
}

export const kindOf = (state: ElementState) => state.store.get(placementAtom).kind;

export const placedTold = (...tabs: readonly ElementState[]) =>
  tabs.flatMap(({ announced }) => announced.filter(({ kind }) => kind === "order-placed"));
