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
  { weight: 4, arbitrary: act(which, (world, at) => world.press(at)) },
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
  act(fc.nat(3), (world, skipped) => world.failWrites(skipped)),
);

describe("R33: two elements of one shop in one document, whatever the diner, the network and a full storage do", () => {
  const stories = fc.array(acts, { maxLength: 40, size: "max" });

  it("nothing that was put into the cart once is taken by the store twice", { timeout: 60_000 }, async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const world = orderWorld();
        for (const play of story) {
          play(world);
          await world.settle();
          for (const kind of world.kinds()) reached.add(kind);
          expect(world.orderedTwice()).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
    // That another element has settled it is seen, and looked into, between two steps.
    const kinds = ["failed", "idle", "needs-payment-again", "not-sent", "placed", "sending", "unknown"];
    expect([...reached].sort()).toEqual(kinds);
  });

  it("an order that came while the page slept is found, not given up", async () => {
    const world = orderWorld();
    const acts = [
      () => world.add(0),
      () => world.press(0),
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
