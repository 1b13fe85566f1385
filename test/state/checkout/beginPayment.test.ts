// @vitest-environment happy-dom
import { atom } from "jotai";
import { expect, it } from "vitest";
import { stepPlacement } from "../../../src/domain/checkout/stepPlacement.ts";
import { foodPlacing } from "../../../src/state/checkout/goods/foodGoods.ts";
import { beginPayment } from "../../../src/state/checkout/placing/payOrder.ts";
import { settlementBy } from "../../../src/state/payment/payment.atoms.ts";
import { type PaymentMethodRules, settlementKinds } from "../../../src/state/payment/paymentMethod.ts";
import { buildAttempt } from "../../domain/checkout/buildAttempt.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { waysOfKinds } from "../../support/settlementsOfKinds.ts";

it.each(Object.values(waysOfKinds))("an order settled by $kind isn't sent before its payment is at hand", (settles) => {
  const { store } = buildElementState();
  const method: PaymentMethodRules = { method: "card", settles, isOffered: () => true, isFilledIn: () => true };
  const attempt = buildAttempt("u-1", { settlement: settlementBy(method, 1_885) });
  expect(attempt.settlement.kind).toBe(settlementKinds[settles.kind]);
  const beginAtom = atom(null, (get, set) => beginPayment({ get, set, placing: foodPlacing }, method, attempt));
  expect(store.set(beginAtom)).toBe(true);
  const claimed = stepPlacement({ kind: "claiming", attempt, turn: "first" }, { kind: "claimed", attempt });
  const isSent = claimed.placement.kind === "sending";
  const isUnpaid = isSent && store.get(foodPlacing.tenderAtom).kind === "none";
  expect(isUnpaid).toBe(settles.kind === "none");
});
