// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { foodPlacing, placementAtom } from "../../../src/state/checkout/goods/foodGoods.ts";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { storedAttempt } from "../../features/checkout/checkoutFixture.tsx";
import { serve, serveMembers } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { hear, kindOf, openTab, submit, tell } from "./checkoutTab.ts";

const message = "Please log in again, then try once more.";

/** A member's order in progress. */
async function ordering() {
  const tab = openTab();
  const signIn = serveMembers(tab, buildMember());
  await submit(tab);
  return { ...tab, signIn };
}

it("R33, R63: an order that may have been accepted outlives the session, and continues under its UDID", async () => {
  const tab = await ordering();
  const { orders } = tab.store.get(orderServicesAtom);
  // Nobody but the member may read it.
  serve(tab.store, { orders: { ...orders, findOrder: async () => ({ kind: "failed" }) as const } });
  await hear(tab, { kind: "no-answer" });
  tab.signIn.end();
  await tell(tab, { kind: "retry" });
  await hear(tab, { kind: "unproven", message });
  expect(tab.store.get(placementAtom)).toMatchObject({ kind: "unknown", lookUp: "unanswered", canSend: true, message });
  const udid = storedAttempt(tab)?.reference.udid;
  await submit(tab);
  tab.signIn.signIn(buildMember());
  await tell(tab, { kind: "retry" });
  expect(tab.ordering.posted.map((posted) => posted.udid)).toEqual([udid, udid, udid]);
  await hear(tab);
  expect([kindOf(tab), storedAttempt(tab)]).toEqual(["placed", null]);
});

it("R61: nothing is ordered until it is known whether a member is returning", async () => {
  const tab = openTab();
  const signIn = buildSignIn(tab.device);
  const session = signIn.open();
  let isReturning = true;
  serve(tab.store, { session: { ...session, isReturning: () => isReturning } });
  tab.store.set(followSessionAtom);
  await submit(tab);
  expect([tab.store.get(foodPlacing.submitResultAtom)?.kind, storedAttempt(tab)]).toEqual(["not-loaded", null]);
  isReturning = false;
  signIn.signIn(buildMember());
  await submit(tab);
  expect(storedAttempt(tab)?.reference.customerId).toBe("mei");
});

it("R63: the form is shown again with the reason if nothing was sent before", async () => {
  const tab = await ordering();
  await hear(tab, { kind: "unproven", message });
  expect([tab.store.get(placementAtom), storedAttempt(tab)]).toEqual([{ kind: "failed", message }, null]);
});
