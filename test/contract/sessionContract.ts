import { describe, expect, it } from "vitest";
import type { Customer } from "../../src/domain/customer/customer.ts";
import type { Session } from "../../src/services/ports/session.ts";
import { orderPaths } from "../../src/wire/documents/orderPaths.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";

/** One shop on one device. */
interface SessionHarness {
  /** Opens the session of another element or tab of that shop. */
  open(): Session;
  /** Opens a session of another shop on the same device. */
  openElsewhere(): Session;
}

interface SignInHarness extends SessionHarness {
  signIn(uid: string, points?: number): Promise<void>;
  signOut(): Promise<void>;
}

function canHaveOrders(customerId: string): boolean {
  return orderPaths(pathsOf(7)).order({ udid: "u-1", storeId: 120, customerId }) !== null;
}

/** Tests that every adapter of the port passes before anyone has signed in. */
export function describeGuests(name: string, start: () => Promise<SessionHarness>): void {
  describe(`${name}: a guest`, () => {
    it("can order, and has no token", async () => {
      const session = (await start()).open();
      expect(session.customer()).toEqual({ kind: "guest" });
      expect(await session.token()).toBeNull();
    });

    it("stays the same object, so that nothing is priced again", async () => {
      const session = (await start()).open();
      expect(session.customer()).toBe(session.customer());
    });

    it("R34: has one identifier in every element and tab of the shop", async () => {
      const harness = await start();
      const first = harness.open();
      const whose = first.orderAs();
      expect(whose).toEqual({ kind: "guest", id: expect.stringMatching(/^g-[0-9a-f-]{36}$/) });
      expect(first.orderAs()).toEqual(whose);
      expect(harness.open().orderAs()).toEqual(whose);
      expect(canHaveOrders(whose.id)).toBe(true);
    });

    it("R1: has another identifier in another shop", async () => {
      const harness = await start();
      expect(harness.openElsewhere().orderAs().id).not.toBe(harness.open().orderAs().id);
    });

    it("calls no listener until they sign in", async () => {
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

/** Tests that every adapter with sign-in passes. */
export function describeMembers(name: string, start: () => Promise<SignInHarness>): void {
  describe(`${name}: a member`, () => {
    it("orders under their uid, and has a token", async () => {
      const harness = await start();
      const session = harness.open();
      await harness.signIn("mei", 12);
      expect(session.customer()).toMatchObject({ kind: "member", uid: "mei", points: 12 });
      expect(session.orderAs()).toEqual({ kind: "member", id: "mei" });
      expect(await session.token()).toEqual(expect.stringMatching(/./));
    });

    it("is reported immediately in every element and tab of the shop, until the listener stops", async () => {
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

    it("becomes the same guest as before when they sign out, and has no token", async () => {
      const harness = await start();
      const session = harness.open();
      const before = session.orderAs();
      await harness.signIn("mei");
      await harness.signOut();
      expect(session.customer()).toEqual({ kind: "guest" });
      expect(session.orderAs()).toEqual(before);
      expect(await session.token()).toBeNull();
    });

    it("R61: in every element and tab, logging out is distinguished from an expired session", async () => {
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

    it("R61: is signed in at this shop only", async () => {
      const harness = await start();
      await harness.signIn("mei");
      expect(harness.openElsewhere().customer()).toEqual({ kind: "guest" });
    });

    it("has another token than the next member", async () => {
      const harness = await start();
      const session = harness.open();
      await harness.signIn("mei");
      const before = await session.token();
      await harness.signIn("lee");
      expect(await session.token()).not.toBe(before);
    });
  });
}
