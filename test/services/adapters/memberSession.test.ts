import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Customer } from "../../../src/domain/customer/customer.ts";
import { createMemberSession, type SignInService } from "../../../src/services/adapters/memberSession.ts";
import { randomIdentifiers } from "../../../src/services/adapters/randomIdentifiers.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { buildAccounts } from "../../support/buildAccounts.ts";
import { buildDevice } from "../../support/buildDevice.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { buildProfiles } from "../../support/fakeProfiles.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody was signed in on this device, and the sign-in service is slow. */
function openSlow() {
  const device = buildDevice();
  device.keep(storedOrders.signedIn, true);
  const arrived = Promise.withResolvers<SignInService>();
  const session = createMemberSession({
    device,
    identifiers: randomIdentifiers,
    load: () => arrived.promise,
    later: (task) => task(),
    shown: () => ({ store: null, hqId: 7, isNamed: false }),
  });
  const heard: unknown[] = [];
  session.listen(({ kind }) => heard.push([kind, session.isReturning(), session.mayReturn()]));
  const signIn = buildSignIn(device);
  const answer = async (customer: Customer) => {
    arrived.resolve({
      accounts: buildAccounts(signIn).accounts,
      profiles: buildProfiles(signIn),
      listen: (listener) => {
        listener(customer);
        return () => {};
      },
      token: async () => null,
      check: () => {},
    });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { session, heard, answer };
}

it("nobody waits longer than eight seconds to be known, and the member may still come back after that", async () => {
  const { heard, answer } = openSlow();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(heard).toEqual([["guest", false, true]]);
  await answer(buildMember());
  expect(heard.slice(1)).toEqual([["member", false, false]]);
});

it("that their session is over is told, though they have been a guest since", async () => {
  const { heard, answer } = openSlow();
  await vi.advanceTimersByTimeAsync(8_000);
  await answer({ kind: "guest" });
  expect(heard.slice(1)).toEqual([["guest", false, false]]);
});
