import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Settlement } from "../../../src/domain/payment/settlement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { runs } from "../../support/thorough.ts";
import { type ApiKind, arrivalMs, timeOutMs, World } from "./twoTabs.ts";

const settlements: readonly Settlement[] = [
  { kind: "none" },
  { kind: "card" },
  { kind: "token", method: "apple-pay", isSpent: false },
  { kind: "token", method: "google-pay", isSpent: false },
  { kind: "redirect", method: "alipay", hasReturned: false },
];

const tab = fc.constantFrom(0, 0, 0, 1);
const pick = fc.nat(20);
type Act = (world: World) => void;

/** A failed story names its acts. */
const act = <T>(name: string, arbitrary: fc.Arbitrary<T>, run: (world: World, given: T) => void, weight = 1) => ({
  arbitrary: arbitrary.map(
    (given): Act =>
      Object.assign((world: World) => run(world, given), {
        [fc.toStringMethod]: () => `${name} ${JSON.stringify(given)}`,
      }),
  ),
  weight,
});
const oneOf = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const at = { tab };

/** What an order needs to get on has more weight, and what follows on each other stands together, too. */
const acts: fc.Arbitrary<Act> = fc.oneof(
  act(
    "start",
    fc.record({ ...at, settlement: oneOf(...settlements) }),
    (world, act) => world.start(act.tab, act.settlement),
    2,
  ),
  act("wallet", fc.record({ ...at, how: oneOf("approve", "close", "fail") }), (world, act) =>
    world.useWallet(act.tab, act.how),
  ),
  act("page", fc.record({ ...at, how: oneOf("pay", "pay", "cancel") }), (world, act) =>
    world.usePage(act.tab, act.how),
  ),
  act(
    "come back",
    fc.record({ ...at, how: oneOf("told", "told", "lied", "lied", "silent", "restored") }),
    (world, act) => world.comeBack(act.tab, act.how),
  ),
  act("order", oneOf(...settlements), (world, settlement) => {
    world.start(0, settlement);
    world.claim();
  }),
  act("lose and send again", fc.constant(null), (world) => {
    world.lose(world.parcels.length - 1);
    world.look(true);
    world.tell(0, { kind: "retry" });
    world.claim();
  }),
  act("refuse", oneOf("4xx", "401"), (world, how) => {
    world.replace(world.parcels.length - 1, "before", how);
    world.look(true);
  }),
  act("banks ask", fc.boolean(), (world, isAsking) => {
    world.isBankAsking = isAsking;
  }),
  act("ask the bank", fc.record({ how: oneOf("told", "told", "lied", "silent", "restored") }), (world, { how }) => {
    world.isBankAsking = true;
    world.start(0, { kind: "card" });
    world.claim();
    world.deliver(world.parcels.length - 1, true, true);
    world.claim();
    world.usePage(0, "pay");
    world.comeBack(0, how);
    world.claim();
  }),
  act("claim", fc.constant(null), (world) => world.claim(), 4),
  act(
    "deliver",
    fc.record({ pick, isApproved: fc.boolean(), isHeard: fc.boolean() }),
    (world, act) => world.deliver(act.pick, act.isApproved, act.isHeard),
    2,
  ),
  act(
    "replace",
    fc.record({ pick, when: oneOf("before", "after"), how: oneOf("4xx", "4xx", "401", "5xx", "nothing") }),
    (world, act) => world.replace(act.pick, act.when, act.how),
    2,
  ),
  act("lose", pick, (world, given) => world.lose(given)),
  act("look", oneOf(true, true, false), (world, isReached) => world.look(isReached), 3),
  act("wait", oneOf(1_000, 60_000, timeOutMs, arrivalMs), (world, ms) => world.wait(ms)),
  act("reload", tab, (world, given) => world.reload(given)),
  act("press", fc.record({ ...at, kind: oneOf("retry", "give-up") }), (world, act) =>
    world.tell(act.tab, { kind: act.kind, now: instant(world.now) }),
  ),
  act("look later", fc.record({ ...at, kind: oneOf("look-again", "look-quietly", "acknowledged") }), (world, act) =>
    world.tell(act.tab, { kind: act.kind }),
  ),
);

function repeated(udids: readonly string[]): readonly string[] {
  return udids.filter((udid, at) => udids.indexOf(udid) !== at);
}

/** What must never be, after any act. `givenUp` collects the orders that ended while the backend didn't have them. */
function faultsOf(world: World, givenUp: Set<string>): readonly string[] {
  const { payments, closed, answers, announced, wronglyFailed } = world;
  for (const udid of world.reclaimed) givenUp.delete(udid);
  world.reclaimed.clear();
  for (const udid of closed) if (!answers.get(udid)) givenUp.add(udid);
  const faults = {
    "sent while another order is open": world.openUdids().slice(1),
    "taken after the diner was told that it isn't placed": [...givenUp].filter((udid) => answers.get(udid)),
    "told as failed though it is there": wronglyFailed,
    "paid twice": repeated(payments.charged),
    "paid, and failed": payments.charged.filter((udid) => closed.has(udid) && !answers.get(udid)),
    "announced twice": repeated(announced),
    "announced, and not there": announced.filter((udid) => !answers.get(udid)),
  };
  return Object.entries(faults).flatMap(([fault, udids]) => udids.map((udid) => `${udid}: ${fault}`));
}

/** The first faults of the story. One `expect` per act would take longer than the stories themselves. */
function wrongIn(api: ApiKind, story: readonly Act[], look: (world: World) => void = () => {}): readonly string[] {
  const world = new World(api);
  const givenUp = new Set<string>();
  for (const act of story) {
    act(world);
    look(world);
    const wrong = faultsOf(world, givenUp);
    if (wrong.length > 0) return wrong;
  }
  return [];
}

const stories = fc.array(acts, { maxLength: 80, size: "max" });
const kinds: readonly ApiKind[] = ["honest", "gateway", "late"];

describe("R33, R89: the shop in two tabs, with any acts of the diner, the network and the backend", () => {
  it.each(kinds)(
    "places and charges an order once, and tells of no failure that isn't one, if the API is %s",
    (api) => {
      fc.assert(
        fc.property(stories, (story) => {
          expect(wrongIn(api, story)).toEqual([]);
        }),
        { numRuns: runs(20_000) },
      );
    },
    60_000,
  );

  it("covers orders that are placed, refused, lost and found again, and given up", () => {
    const reached = new Set<string>();
    const look = (world: World): void => {
      for (const { kind } of world.tabs) reached.add(kind);
      for (const udid of world.closed) reached.add(world.answers.has(udid) ? "answered" : "given up");
      if (world.payments.charged.length > 0) reached.add("paid for");
      for (const udid of world.asked) if (world.announced.includes(udid)) reached.add("placed after its bank asked");
    };
    fc.assert(
      fc.property(fc.constantFrom(...kinds), stories, (api, story) => void wrongIn(api, story, look)),
      { numRuns: 6_000, seed: 1 },
    );
    const busy = ["claiming", "paying", "sending"];
    const open = ["unknown", "needs-payment-again", "unconfirmed", "settled-elsewhere"];
    const ended = ["idle", "placed", "failed", "answered", "given up"];
    expect([...reached].sort()).toEqual([...busy, ...open, ...ended, "paid for", "placed after its bank asked"].sort());
  }, 60_000);
});
