import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlacementEvent } from "../../../src/domain/checkout/placement.ts";
import type { Settlement } from "../../../src/domain/payment/settlement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { arrivalMs, timeOutMs, World } from "./twoTabs.ts";

const settlements: readonly Settlement[] = [
  { kind: "none" },
  { kind: "card" },
  { kind: "token", method: "apple-pay" },
  { kind: "redirect", method: "alipay", hasReturned: false },
];

const tab = fc.integer({ min: 0, max: 1 });
const pick = fc.nat(20);
type Act = (world: World) => void;

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(tab, fc.constantFrom(...settlements)).map(
    ([at, settlement]): Act =>
      (world) =>
        world.start(at, settlement),
  ),
  fc.tuple(tab, fc.constantFrom("approve", "close", "fail" as const)).map(
    ([at, how]): Act =>
      (world) =>
        world.useWallet(at, how as "approve"),
  ),
  fc.tuple(tab, fc.constantFrom("pay", "pay", "cancel" as const)).map(
    ([at, how]): Act =>
      (world) =>
        world.usePage(at, how as "pay"),
  ),
  fc.tuple(tab, fc.constantFrom("told", "silent", "restored" as const)).map(
    ([at, how]): Act =>
      (world) =>
        world.comeBack(at, how as "told"),
  ),
  fc.constant<Act>((world) => world.claim()),
  fc.tuple(pick, fc.boolean(), fc.boolean()).map(
    ([at, isApproved, isHeard]): Act =>
      (world) =>
        world.deliver(at, isApproved, isHeard),
  ),
  pick.map(
    (at): Act =>
      (world) =>
        world.lose(at),
  ),
  fc.boolean().map(
    (isReached): Act =>
      (world) =>
        world.look(isReached),
  ),
  fc.constantFrom(1_000, timeOutMs, arrivalMs).map(
    (ms): Act =>
      (world) =>
        world.wait(ms),
  ),
  tab.map(
    (at): Act =>
      (world) =>
        world.reload(at),
  ),
  fc.tuple(tab, fc.constantFrom("retry", "give-up" as const)).map(
    ([at, kind]): Act =>
      (world) =>
        world.tell(at, { kind, now: instant(world.now) } as PlacementEvent),
  ),
  fc.tuple(tab, fc.constantFrom("look-again", "look-quietly", "acknowledged" as const)).map(
    ([at, kind]): Act =>
      (world) =>
        world.tell(at, { kind } as PlacementEvent),
  ),
);

function play(story: readonly Act[], check: (world: World) => void): void {
  const world = new World();
  for (const act of story) {
    act(world);
    check(world);
  }
}

describe("R33: whatever the diner, two tabs, the network and the backend do", () => {
  const stories = fc.array(acts, { maxLength: 80, size: "max" });
  const runs = { numRuns: 2_000 };

  it("no second order is sent while the first one's outcome is open", () => {
    fc.assert(
      fc.property(stories, (story) => play(story, (world) => expect(world.openUdids().length).toBeLessThan(2))),
      runs,
    );
  });

  it("an order that is not placed for the diner is never taken by the backend afterwards", () => {
    fc.assert(
      fc.property(stories, (story) => {
        const givenUp = new Set<string>();
        play(story, (world) => {
          for (const udid of world.closed) if (!world.answers.get(udid)) givenUp.add(udid);
          for (const udid of givenUp) expect(world.answers.get(udid)).not.toBe(true);
        });
      }),
      runs,
    );
  });

  it("money is taken once for an order at most, and never for one that came to nothing", () => {
    fc.assert(
      fc.property(stories, (story) =>
        play(story, ({ payments: { charged }, closed, answers }) => {
          expect(new Set(charged).size).toBe(charged.length);
          expect(charged.filter((udid) => closed.has(udid) && !answers.get(udid))).toEqual([]);
        }),
      ),
      runs,
    );
  });

  it("each order is announced once at most, and only if the backend has it", () => {
    fc.assert(
      fc.property(stories, (story) =>
        play(story, ({ announced, answers }) => {
          expect(new Set(announced).size).toBe(announced.length);
          expect(announced.every((udid) => answers.get(udid))).toBe(true);
        }),
      ),
      runs,
    );
  });

  it("the stories reach orders that are placed, refused, lost and found again, and given up", () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(stories, (story) =>
        play(story, (world) => {
          for (const { kind } of world.tabs) reached.add(kind);
          for (const udid of world.closed) reached.add(world.answers.has(udid) ? "answered" : "given up");
          if (world.payments.charged.length > 0) reached.add("paid for");
        }),
      ),
      { ...runs, seed: 1 },
    );
    const busy = ["claiming", "paying", "sending"];
    const open = ["unknown", "needs-payment-again", "unconfirmed", "settled-elsewhere"];
    const ended = ["idle", "placed", "failed", "answered", "given up"];
    expect([...reached].sort()).toEqual([...busy, ...open, ...ended, "paid for"].sort());
  });
});
