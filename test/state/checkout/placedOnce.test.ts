import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { orderWorld, type World } from "./orderWorld.ts";

beforeAll(() => {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const request = async (_name: string, task: () => Promise<unknown>) => task();
  vi.stubGlobal("navigator", { locks: { request } });
});
afterAll(() => vi.unstubAllGlobals());

type Act = (world: World) => void;

const which = fc.integer({ min: 0, max: 1 });
const act = <T>(values: fc.Arbitrary<T>, play: (world: World, value: T) => void): fc.Arbitrary<Act> =>
  values.map(
    (value): Act =>
      (world) =>
        play(world, value),
  );

const acts = fc.oneof(
  { weight: 3, arbitrary: act(which, (world, at) => world.add(at)) },
  {
    weight: 6,
    arbitrary: act(fc.tuple(which, fc.constantFrom("cash", "card", "wallet", "shells")), (world, [at, by]) =>
      world.press(at, by),
    ),
  },
  {
    weight: 3,
    arbitrary: act(fc.tuple(which, fc.constantFrom("approve", "approve", "close", "fail")), (world, [at, how]) =>
      world.useWallet(at, how),
    ),
  },
  { weight: 2, arbitrary: act(fc.constantFrom("pay", "pay", "cancel"), (world, how) => world.usePage(how)) },
  {
    weight: 3,
    arbitrary: act(fc.constantFrom("told", "told", "silent", "restored"), (world, how) => world.comeBack(how)),
  },
  {
    weight: 3,
    arbitrary: act(fc.record({ pick: fc.nat(9), isApproved: fc.boolean(), isHeard: fc.boolean() }), (world, answer) =>
      world.deliver(answer),
    ),
  },
  act(fc.nat(9), (world, pick) => world.lose(pick)),
  act(which, (world, at) => world.makeAnew(at)),
  act(which, (world, at) => world.give(at, "retry")),
  act(which, (world, at) => world.give(at, "look-again")),
  act(which, (world, at) => world.give(at, "give-up")),
  act(fc.constantFrom(15_000, 300_000, 600_000), (world, ms) => world.wait(ms)),
  act(fc.constant(null), (world) => world.reload()),
  act(fc.constantFrom(0, 200, 2_000, 100_000), (world, room) => world.leave(room)),
  act(fc.constant(null), (world) => world.clear()),
  act(fc.nat(3), (world, skipped) => world.failWrites(skipped)),
);

describe("R33: two elements of one shop in one document, whatever the diner, the network and a full storage do", () => {
  const stories = fc.array(acts, { maxLength: 40, size: "max" });

  it("nothing that was put into the cart once is taken by the store twice, or paid for twice", {
    timeout: 60_000,
  }, async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const world = orderWorld();
        for (const play of story) {
          play(world);
          await world.settle();
          for (const kind of world.kinds()) reached.add(kind);
          for (const by of world.chargedBy()) reached.add(`charged by ${by}`);
          expect(world.orderedTwice()).toEqual([]);
          expect(world.chargedTwice()).toEqual([]);
        }
      }),
      { numRuns: 1_000 },
    );
    // That another element has settled it is seen, and looked into, between two steps.
    const kinds = ["failed", "idle", "needs-payment-again", "not-sent", "paying", "placed", "sending", "unknown"];
    const charged = ["charged by card", "charged by redirect", "charged by token"];
    expect([...reached]).toEqual(expect.arrayContaining([...charged, ...kinds]));
  });

  it("a cart that is kept after a site cleared the storage brings its order on its way along", async () => {
    const world = orderWorld();
    const acts = [
      () => world.add(0),
      () => world.press(0, "cash"),
      () => world.clear(),
      () => world.deliver({ pick: 0, isApproved: true, isHeard: false }),
      () => world.add(0),
      () => world.reload(),
    ];
    for (const play of acts) {
      play();
      await world.settle();
    }
    expect(world.kinds()).toContain("placed");
  });

  it("what is put into the cart beside an order that only the page keeps is stored without that order's lines", async () => {
    const world = orderWorld();
    const acts = [
      () => world.leave(0),
      () => world.add(0),
      () => world.press(0, "cash"),
      () => world.press(0, "cash"),
      () => world.leave(2_000),
      () => world.add(0),
      () => world.deliver({ pick: 0, isApproved: true, isHeard: false }),
      () => world.reload(),
      () => world.press(0, "cash"),
      () => world.deliver({ pick: 1, isApproved: true, isHeard: true }),
    ];
    for (const play of acts) {
      play();
      await world.settle();
    }
    expect(world.ordered()).toEqual([["l1"], ["l2"]]);
  });

  it("an order that a site cleared, and that has no room any more, holds its lines: they aren't stored without it", async () => {
    const world = orderWorld();
    const acts = [
      () => world.add(0),
      () => world.press(0, "cash"),
      () => world.failWrites(0),
      () => world.clear(),
      () => world.add(0),
      () => world.leave(2_000),
      () => world.add(0),
      () => world.deliver({ pick: 0, isApproved: true, isHeard: false }),
      () => world.reload(),
      () => world.press(0, "cash"),
      () => world.deliver({ pick: 1, isApproved: true, isHeard: true }),
    ];
    for (const play of acts) {
      play();
      await world.settle();
    }
    expect(world.ordered()).toEqual([["l1"], ["l2", "l3"]]);
  });

  it("a payment's page that may be paid stays known where there is no room to open it again", async () => {
    const world = orderWorld();
    const acts = [
      () => world.add(0),
      () => world.press(0, "shells"),
      () => world.usePage("pay"),
      () => world.comeBack("restored"),
      () => world.failWrites(0),
      () => world.press(0, "shells"),
      () => world.press(0, "card"),
      () => world.press(0, "card"),
      () => world.deliver({ pick: 0, isApproved: true, isHeard: true }),
    ];
    for (const play of acts) {
      play();
      await world.settle();
    }
    expect(world.chargedBy()).toHaveLength(1);
    expect(world.kinds()).toContain("placed");
  });

  it("an order that came while the page slept is found, not given up", async () => {
    const world = orderWorld();
    const acts = [
      () => world.add(0),
      () => world.press(0, "card"),
      () => world.lose(0),
      () => world.deliver({ pick: 0, isApproved: true, isHeard: false }),
      () => world.wait(600_000),
      () => world.give(0, "give-up"),
    ];
    for (const play of acts) {
      play();
      await world.settle();
    }
    expect(world.kinds()[0]).toBe("placed");
  });
});
