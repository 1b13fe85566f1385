// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserSendings } from "../../../src/services/adapters/browser/browserSendings.ts";

type Task = () => Promise<unknown> | unknown;

/** A minimal lock manager: an exclusive request waits for all shared ones. */
function buildLocks() {
  const held: { name: string; done: Promise<unknown> }[] = [];
  return {
    query: async () => ({ held: held.map(({ name }) => ({ name })) }),
    async request(name: string, ...rest: [Task] | [{ mode: string }, Task]) {
      const task = rest.at(-1) as Task;
      if (rest.length === 1) await Promise.all(held.filter((each) => each.name === name).map(({ done }) => done));
      const one = { name, done: Promise.resolve(task()) };
      held.push(one);
      await one.done;
      held.splice(held.indexOf(one), 1);
    },
  };
}

function withLocks(locks: unknown): void {
  vi.spyOn(navigator, "locks", "get").mockReturnValue(locks as LockManager);
}

beforeEach(() => void vi.restoreAllMocks());

describe("R33: which order is being posted", () => {
  it("marks an order as under way only while it is being posted, and marks no other", async () => {
    withLocks(buildLocks());
    const { promise, resolve } = Promise.withResolvers<string>();
    const posting = browserSendings.during("u-1", promise);
    expect(await browserSendings.isUnderWay("u-1")).toBe(true);
    expect(await browserSendings.isUnderWay("u-2")).toBe(false);
    const ended = vi.fn();
    const waiting = browserSendings.ended("u-1").then(ended);
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    resolve("answer");
    expect(await posting).toBe("answer");
    await waiting;
    expect(await browserSendings.isUnderWay("u-1")).toBe(false);
  });

  it.each([
    ["has no locks", undefined],
    ["may not ask for one", { query: () => Promise.reject(new Error()), request: () => Promise.reject(new Error()) }],
  ])("posts the order even if the page %s", async (_why, locks) => {
    withLocks(locks);
    expect(await browserSendings.during("u-1", Promise.resolve("answer"))).toBe("answer");
    expect(await browserSendings.isUnderWay("u-1")).toBe(false);
    await browserSendings.ended("u-1");
  });
});
