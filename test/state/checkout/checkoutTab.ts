import { createDeviceAttempts } from "../../../src/services/adapters/deviceAttempts.ts";
import type { Services } from "../../../src/services/ports/services.ts";
import { cardFormAtom, contactFormAtom, keepTimesFreshAtom } from "../../../src/state/checkout/checkout.atoms.ts";
import { openCheckoutAtom } from "../../../src/state/checkout/placement.actions.ts";
import { placementAtom } from "../../../src/state/checkout/placement.atoms.ts";
import { submitAtom } from "../../../src/state/checkout/submit.actions.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { shopState } from "../../features/checkout/checkoutFixture.tsx";
import type { ElementState } from "../../support/buildServices.ts";

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

export function serve(state: ElementState, changes: Partial<Services>): void {
  state.store.set(servicesAtom, { ...state.store.get(servicesAtom), ...changes });
}

/** A tab of the shop with the forms filled in; one that is given another's device is its other tab. */
export function openTab(shared?: ElementState): ElementState {
  const state = shopState();
  if (shared) {
    const { sendings } = shared.ordering;
    serve(state, {
      attempts: createDeviceAttempts(shared.device),
      memory: shared.memory,
      loadOrdering: async () => ({ ...state.ordering, sendings }),
      orders: shared.orders,
    });
  }
  state.store.set(contactFormAtom, {
    firstName: "Noor",
    lastName: "Abbot",
    email: "noor@example.com",
    phone: "0412345678",
  });
  state.store.set(cardFormAtom, { number: "4111111111111111", expiry: "12/30", cvv: "123" });
  state.store.set(keepTimesFreshAtom);
  state.store.set(openCheckoutAtom);
  return state;
}

export async function submit(state: ElementState): Promise<void> {
  await state.store.set(loadRulesAtom);
  await state.store.set(submitAtom);
  await settle();
}

export const kindOf = (state: ElementState) => state.store.get(placementAtom).kind;

export const placedTold = (...tabs: readonly ElementState[]) =>
  tabs.flatMap(({ announced }) => announced.filter(({ kind }) => kind === "order-placed"));
