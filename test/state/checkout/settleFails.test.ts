// @vitest-environment happy-dom
import { atom } from "jotai";
import { describe, expect, it } from "vitest";
import { foodGoods } from "../../../src/state/checkout/goods/foodGoods.ts";
import { createPlacing } from "../../../src/state/checkout/placing/createPlacing.ts";
import { runCommand } from "../../../src/state/checkout/placing/runCommand.ts";
import { logEntriesAtom } from "../../../src/state/log/log.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import type { WalletPress } from "../../../src/state/payment/walletPress.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { shopState } from "../../features/checkout/checkoutFixture.tsx";
import { serve } from "../../support/buildServices.ts";

const cause = new Error("no room");

/** A shop whose placed orders can't be settled. */
function failing() {
  const state = shopState();
  const placing = createPlacing(
    {
      ...foodGoods,
      settle() {
        throw cause;
      },
    },
    atom<WalletPress | null>(null),
  );
  const { food } = state.store.get(orderServicesAtom).attempts;
  food.save(buildAttempt("u-1"));
  return { ...state, placing, food };
}

const logged = [{ type: "Error", category: "screen", description: "A placed order could not be settled", cause }];

describe("an order that was placed, but can't be settled", () => {
  it("is logged, and keeps its attempt for the next visit", async () => {
    const { store, placing, food } = failing();
    const attempt = buildAttempt("u-1");
    const settleAtom = atom(null, (get, set) =>
      runCommand({ get, set, placing }, { kind: "settle", reference: attempt.reference, attempt }),
    );
    await store.set(settleAtom);
    expect(store.get(logEntriesAtom)).toMatchObject(logged);
    expect(food.stored()).toMatchObject({ reference: { udid: "u-1" } });
  });

  it("R37: is shown all the same, and its card is dropped", async () => {
    const { store, placing, history } = failing();
    store.set(typedCardAtom, { number: "4111111111111111" });
    store.set(placing.placementAtom, { kind: "sending", attempt: buildAttempt("u-1") });
    await store.set(placing.dispatchAtom, { kind: "taken", udid: "u-1", customerId: null });
    expect(store.get(typedCardAtom).number).toBe("");
    expect(history.current()).toContain("u-1");
    expect(store.get(logEntriesAtom)).toMatchObject(logged);
  });
});

it("R33: a look-up that throws counts as one without an answer", async () => {
  const { store, placing } = failing();
  const { orders } = store.get(orderServicesAtom);
  serve(store, { orders: { ...orders, findOrder: () => Promise.reject(cause) } });
  store.set(placing.placementAtom, { kind: "sending", attempt: buildAttempt("u-1") });
  await store.set(placing.dispatchAtom, { kind: "no-answer", udid: "u-1" });
  expect(store.get(placing.placementAtom)).toMatchObject({ kind: "unknown", lookUp: "unanswered" });
  expect(store.get(logEntriesAtom)).toMatchObject([{ description: "A step of placing an order failed", cause }]);
});
