import { expect, it } from "vitest";
import type { Customer } from "../../../src/domain/customer/customer.ts";
import { orderRoute } from "../../../src/state/order/orderRoute.ts";
import { buildMember } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";

const guest: Customer = { kind: "guest" };
const shown = { login: true, hidesGuestTracking: false };

it.each<[string, Customer, Partial<typeof shown>, string]>([
  ["a guest's", guest, {}, "completeOrder"],
  ["an untracked guest's", guest, { hidesGuestTracking: true }, "thankYou"],
  ["(without login) a guest's", guest, { login: false }, "thankYou"],
  ["a member's own", buildMember({ uid: "mei" }), { hidesGuestTracking: true }, "completeOrder"],
  ["a member's earlier guest", buildMember({ uid: "lee" }), { hidesGuestTracking: true }, "thankYou"],
])("S28: %s order leads to %4$s", (_whose, customer, flags, name) => {
  const reference = { udid: "u-1", storeId: 120, customerId: "mei" };
  const view = { ...buildStore().view, ...shown, ...flags };
  expect(orderRoute({ reference, customer, view, store: "120", isElsewhere: false })).toMatchObject({ name });
});
