import { describe, expect, it } from "vitest";
import type { Customer } from "../../src/domain/customer/customer.ts";
import type { Session } from "../../src/services/ports/session.ts";
import { orderPaths } from "../../src/wire/documents/orderPaths.ts";
import { documentPaths } from "../../src/wire/documents/paths.ts";

/** One shop on one device. */
interface SessionHarness {
  /** Another element's, or another tab's, of that shop. */
  open(): Session;
  /** Of another shop on the same device. */
  openElsewhere(): Session;
}

interface SignInHarness extends SessionHarness {
  signIn(uid: string, points?: number): Promise<void>;
  signOut(): Promise<void>;
}

function canHaveOrders(customerId: string): boolean {
  const answer = documentPaths({ isBranded: true, hqId: 7 });
  return answer.ok && orderPaths(answer.paths).order({ udid: "u-1", storeId: 120, customerId }) !== null;
}

/** What every adapter of the port does, before anybody has signed in. */
export function describeGuests(name: string, start: () => Promise<SessionHarness>): void {
  describe(`${name}: a guest`, () => {
    it("orders, and has nothing to prove it with", async () => {
      const session = (await start()).open();
      expect(session.customer()).toEqual({ kind: "guest" });
      expect(await session.token()).toBeNull();
    });

    it("stays one value, so that nothing is priced anew", async () => {
      const session = (await start()).open();
      expect(session.customer()).toBe(session.customer());
    });

    it("R34: is known by one identifier, in every element and tab of the shop", async () => {
      const harness = await start();
      const first = harness.open();
      const whose = first.orderAs();
      expect(whose).toEqual({ kind: "guest", id: expect.stringMatching(/^g-[0-9a-f-]{36}$/) });
      expect(first.orderAs()).toEqual(whose);
      expect(harness.open().orderAs()).toEqual(whose);
      expect(canHaveOrders(whose.id)).toBe(true);
    });

    it("R1: is somebody else in another shop", async () => {
      const harness = await start();
      expect(harness.openElsewhere().orderAs().id).not.toBe(harness.open().orderAs().id);
    });

    it("tells nobody of anything until somebody signs in", async () => {
      const session = (await start()).open();
      const heard: Customer[] = [];
      const stop = session.listen((customer) => heard.push(customer));
      session.orderAs();
      await session.token();
      stop();
      expect(heard).toEqual([]);
    });
  });
}

/** What every adapter does that somebody can sign in by. */
export function describeMembers(name: string, start: () => Promise<SignInHarness>): void {
  describe(`${name}: a member`, () => {
    it("orders under their uid, and can prove it", async () => {
      const harness = await start();
      const session = harness.open();
      await harness.signIn("mei", 12);
      expect(session.customer()).toMatchObject({ kind: "member", uid: "mei", points: 12 });
      expect(session.orderAs()).toEqual({ kind: "member", id: "mei" });
      expect(await session.token()).toEqual(expect.stringMatching(/./));
    });

    it("is heard of at once, in every element and tab of the shop, until that is stopped", async () => {
      const harness = await start();
      const heard: string[] = [];
      const tell = (name: string) => (customer: Customer) =>
        heard.push(`${name}: ${customer.kind === "member" ? `${customer.uid} ${customer.points}` : customer.kind}`);
      const stop = harness.open().listen(tell("one"));
      harness.open().listen(tell("two"));
      await harness.signIn("mei", 12);
      await harness.signIn("mei", 9);
      stop();
      await harness.signOut();
      expect(heard).toEqual(["one: mei 12", "two: mei 12", "one: mei 9", "two: mei 9", "two: guest"]);
    });

    it("who signs out is the guest again that they were before, and proves nothing", async () => {
      const harness = await start();
      const session = harness.open();
      const before = session.orderAs();
      await harness.signIn("mei");
      await harness.signOut();
      expect(session.customer()).toEqual({ kind: "guest" });
      expect(session.orderAs()).toEqual(before);
      expect(await session.token()).toBeNull();
    });

    it("R61: who has logged out is told apart from whose session has ended, in every element and tab", async () => {
      const harness = await start();
      const sessions = [harness.open(), harness.open()];
      const told: boolean[] = [];
      for (const session of sessions)
        session.listen(({ kind }) => kind === "guest" && told.push(session.hasLoggedOut()));
      const known = () => sessions.map((session) => session.hasLoggedOut());
      expect(known()).toEqual([false, false]);
      await harness.signIn("mei");
      await harness.signOut();
      expect([told, known()]).toEqual([
        [true, true],
        [true, true],
      ]);
      await harness.signIn("mei");
      expect(known()).toEqual([false, false]);
    });

    it("R61: is signed in at this shop alone", async () => {
      const harness = await start();
      await harness.signIn("mei");
      expect(harness.openElsewhere().customer()).toEqual({ kind: "guest" });
    });

    it("another one's token is another", async () => {
      const harness = await start();
      const session = harness.open();
      await harness.signIn("mei");
      const before = await session.token();
      await harness.signIn("lee");
      expect(await session.token()).not.toBe(before);
    });
  });
}
