import { expect, vi } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { BankSurcharge } from "../../../src/domain/payment/bankSurcharges.ts";
import { followGiftsAtom } from "../../../src/state/gift/followGifts.actions.ts";
import { giftCardsAtom } from "../../../src/state/gift/giftCards.atoms.ts";
import { addGiftsAtom, type GiftLinesInput } from "../../../src/state/gift/giftCart.actions.ts";
import { buildGiftCard, buildGiving } from "../../support/buildGifts.ts";
import { buildMemory, type ElementState, serve } from "../../support/buildServices.ts";
import { shop } from "../cart/cartFixture.ts";

export const fifty = buildGiftCard();
export const massage = buildGiftCard({ productId: "massage", name: "Massage", price: cents(11_000), taxRate: 0.1 });

export const visa: BankSurcharge = {
  id: "visa",
  name: "Visa",
  card: "visa",
  rate: { kind: "share", rate: 0.015 },
  isTaxable: true,
  from: cents(0),
  upTo: null,
};

export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

/** A shop that sells two gift cards and follows them. */
export async function giftShop(
  memory = buildMemory(),
  prepare: (state: ElementState) => void = () => {},
): Promise<ElementState & { stop(): void }> {
  const state = await shop(memory);
  prepare(state);
  state.gifts.set({ menus: [{ id: "DefaultMenu", times: [], texts: {}, cards: [fifty, massage] }], bank: [visa] });
  serve(state.store, { connection: { isSeen: () => true, isOffline: () => false, listen: () => () => {} } });
  const stop = state.store.set(followGiftsAtom);
  await vi.waitFor(() => expect(state.store.get(giftCardsAtom).kind).toBe("ready"));
  await turns();
  return { ...state, stop };
}

export function give({ store }: ElementState, given: Partial<GiftLinesInput> = {}) {
  return store.set(addGiftsAtom, { card: fifty, quantity: 1, givings: [buildGiving()], ...given });
}
