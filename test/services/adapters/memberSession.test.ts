import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Customer } from "../../../src/domain/customer/customer.ts";
import { randomIdentifiers } from "../../../src/services/adapters/browser/randomIdentifiers.ts";
import { createMemberSession, type SignInService } from "../../../src/services/adapters/members/memberSession.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";
import { buildAccounts } from "../../support/buildAccounts.ts";
import { buildDevice } from "../../support/buildDevice.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";
import { buildProfiles } from "../../support/fakeProfiles.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { view } = buildStore();

/** A member was logged in on this device, and the sign-in service is slow. */
function openSlow({ hangsLater = false } = {}) {
  const device = buildDevice();
  device.save(storedOrders.signedIn, true);
  const arrived = Promise.withResolvers<SignInService>();
  let hasLogIn = true;
  let loads = 0;
  let tell: (customer: Customer | null) => void = () => {};
  const session = createMemberSession({
    device,
    identifiers: randomIdentifiers,
    load: () => {
      loads += 1;
      return hangsLater && loads > 1 ? new Promise(() => {}) : arrived.promise;
    },
    later: (task) => task(),
    shown: () => ({ store: buildStore({ view: { ...view, login: hasLogIn } }), hqId: 7, isNamed: true }),
  });
  const heard: unknown[] = [];
  const stop = session.listen(({ kind }) => heard.push([kind, session.isReturning(), session.mayReturn()]));
  const signIn = buildSignIn(device);
  const answer = async (customer: Customer | null) => {
    arrived.resolve({
      accounts: buildAccounts(signIn).accounts,
      profiles: buildProfiles(signIn),
      listen: (listener) => {
        tell = listener;
        return () => {};
      },
      token: async () => "proof",
      check: () => {},
    });
    await vi.advanceTimersByTimeAsync(0);
    tell(customer);
  };
  const go = async (store: { readonly logIn: boolean }) => {
    hasLogIn = store.logIn;
    session.look();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { device, session, heard, answer, go, stop };
}

it("waits at most eight seconds for the member, who may still appear after that", async () => {
  const { heard, answer } = openSlow();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(heard).toEqual([["guest", false, true]]);
  await answer(buildMember());
  expect(heard.slice(1)).toEqual([["member", false, false]]);
});

it("reports that the session is over, even if the diner has been a guest since", async () => {
  const { heard, answer } = openSlow();
  await vi.advanceTimersByTimeAsync(8_000);
  await answer({ kind: "guest" });
  expect(heard.slice(1)).toEqual([["guest", false, false]]);
});

it("waits for a member who comes back from a store without log-in, as after a reload", async () => {
  const { session, answer, go } = openSlow();
  await vi.advanceTimersByTimeAsync(5_000);
  await answer(buildMember());
  await go({ logIn: false });
  expect([session.customer().kind, session.mayReturn(), await session.token()]).toEqual(["guest", false, null]);
  await go({ logIn: true });
  expect([session.isReturning(), session.mayReturn()]).toEqual([true, true]);
  const token = session.token();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(session.isReturning()).toBe(true);
  await answer(buildMember());
  expect([await token, session.mayReturn()]).toEqual(["proof", false]);
});

it("waits no longer than that after a store without log-in", async () => {
  const { session, answer, go } = openSlow();
  await answer(buildMember());
  await go({ logIn: false });
  await go({ logIn: true });
  const token = session.token();
  await vi.advanceTimersByTimeAsync(8_000);
  expect([session.isReturning(), session.mayReturn(), await token]).toEqual([false, true, null]);
});

it("R61: counts a log-out as one even if the member's points change before the tab hears of it", async () => {
  const { device, session, answer } = openSlow();
  await answer(buildMember());
  // This is written first, in this tab or in another.
  device.save(storedOrders.signedIn, false);
  await answer(buildMember({ points: 52 }));
  await answer({ kind: "guest" });
  expect([session.hasLoggedOut(), session.mayReturn()]).toEqual([true, false]);
});

it("gives a token to a call that has waited since before another member was awaited", async () => {
  const { session, answer } = openSlow();
  const tokens: unknown[] = [];
  void session.token().then((token) => tokens.push(token));
  // Another member replaces the first and isn't known yet.
  await answer(null);
  await vi.advanceTimersByTimeAsync(1_000);
  await answer(buildMember());
  await vi.advanceTimersByTimeAsync(0);
  expect(tokens).toEqual(["proof"]);
});

it("gives no token if the code hangs", async () => {
  const { session, answer, stop } = openSlow({ hangsLater: true });
  await answer(buildMember());
  stop();
  const token = session.token();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await token).toBeNull();
});
