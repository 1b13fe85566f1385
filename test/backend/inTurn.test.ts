import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { inTurn } from "../../widget-demo/tools/prerender/inTurn.ts";
import { temporaryFolder } from "./demoFixture.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, statSync: vi.fn(fs.statSync) };
});

let lock = "";

beforeEach(() => {
  lock = join(temporaryFolder(), ".lock");
});

it("leaves a lock that another run has taken in place of a stale one", async () => {
  writeFileSync(lock, "ended");
  const before = Date.now() / 1_000 - 11;
  utimesSync(lock, before, before);
  const stale = statSync(lock);
  // After the look at the stale lock, another run is faster.
  vi.mocked(statSync).mockImplementationOnce(() => {
    writeFileSync(lock, "other");
    return stale;
  });
  const task = vi.fn();
  const waiting = inTurn(lock, task);
  await setTimeout(50);
  expect(readFileSync(lock, "utf8")).toBe("other");
  expect(task).not.toHaveBeenCalled();
  rmSync(lock);
  await waiting;
  expect(task).toHaveBeenCalledOnce();
  expect(existsSync(lock)).toBe(false);
});

it("leaves a lock that another run has taken while its own task took too long", async () => {
  await inTurn(lock, () => writeFileSync(lock, "other"));
  expect(readFileSync(lock, "utf8")).toBe("other");
});
