import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlacementEvent } from "../../../src/domain/checkout/placement.ts";
import type { Settlement } from "../../../src/domain/payment/settlement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { arrivalMs, timeOutMs, World } from "./twoTabs.ts";

const settlements: readonly Settlement[] = [
  { kind: "none" },
  { kind: "card" },
  { kind: "token", method: "apple-pay", isSpent: false },
  { kind: "token", method: "google-pay", isSpent: false },
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

/** The first problem after any act of the story. One `expect` per act would take longer than the stories themselves. */
function wrongIn(story: readonly Act[], wrongNow: (world: World) => readonly string[]): readonly string[] {
  const world = new World();
  for (const act of story) {
    act(world);
    const wrong = wrongNow(world);
    if (wrong.length > 0) return wrong;
  }
  return [];
}

function repeated(udids: readonly string[]): readonly string[] {
  return udids.filter((udid, at) => udids.indexOf(udid) !== at);
}

describe("R33: the shop in two tabs, with any acts of the diner, the network and the backend", () => {
  const stories = fc.array(acts, { maxLength: 80, size: "max" });
  const runs = { numRuns: 2_000 };
  const neverWrong = (judge: () => (world: World) => readonly string[]) =>
    fc.assert(
      fc.property(stories, (story) => {
        expect(wrongIn(story, judge())).toEqual([]);
      }),
      runs,
    );

  it("sends no second order while the outcome of the first is open", () => {
    neverWrong(() => (world) => world.openUdids().slice(1));
  });

  it("never has the backend take an order that was not placed for the diner", () => {
    neverWrong(() => {
      const givenUp = new Set<string>();
      return ({ closed, answers }) => {
        for (const udid of closed) if (!answers.get(udid)) givenUp.add(udid);
        return [...givenUp].filter((udid) => answers.get(udid));
      };
    });
  });

  it("charges an order once at most, and never one that failed", () => {
    neverWrong(() => ({ payments: { charged }, closed, answers }) => [
      ...repeated(charged),
      ...charged.filter((udid) => closed.has(udid) && !answers.get(udid)),
    ]);
  });

  it("announces each order once at most, and only if the backend has it", () => {
    neverWrong(() => ({ announced, answers }) => [
      ...repeated(announced),
      ...announced.filter((udid) => !answers.get(udid)),
    ]);
  });

  it("covers orders that are placed, refused, lost and found again, and given up", () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        stories,
        (story) =>
          void wrongIn(story, (world) => {
            for (const { kind } of world.tabs) reached.add(kind);
            for (const udid of world.closed) reached.add(world.answers.has(udid) ? "answered" : "given up");
            if (world.payments.charged.length > 0) reached.add("paid for");
            return [];
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
