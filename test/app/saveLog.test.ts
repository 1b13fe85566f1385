// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { publicLog, saveLog } from "../../src/app/composition/residents/saveLog.ts";
import { logAtom } from "../../src/state/log/log.atoms.ts";
import { clearLogAtom, wholeLogAtom } from "../../src/state/log/wholeLog.atoms.ts";
import { buildElementState, buildMemory } from "../support/buildServices.ts";
import { startIn } from "./startIn.ts";

/** A page of the tab whose storage is `memory`. */
function openPage(memory = buildMemory()) {
  const state = buildElementState({}, memory);
  const log = (description: string, cause?: unknown) =>
    state.store.set(logAtom, { type: "Error", category: "screen", description, cause });
  const lines = () => state.store.get(wholeLogAtom).map(({ description }) => description);
  return { ...state, log, lines, follow: () => startIn(saveLog, state) };
}

it("R94: keeps the log for the tab, also what was logged before it was loaded", async () => {
  const first = openPage();
  first.log("early");
  first.follow();
  first.log("late");
  await Promise.resolve();
  const second = openPage(first.memory);
  second.follow();
  second.log("after the reload");
  expect(second.lines()).toEqual(["early", "late", "after the reload"]);
  expect(second.reported.map(({ description }) => description)).toEqual(["after the reload"]);
});

it("R94: keeps 200 entries", async () => {
  const { memory, log, follow } = openPage();
  follow();
  for (let number = 1; number <= 205; number += 1) log(String(number));
  await Promise.resolve();
  const kept = (memory.get("log") ?? []).map(({ description }) => description);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, "6", "205"]);
});

it("R94: keeps and gives to the page nothing personal, and names the version", async () => {
  const { store, memory, history, log, follow } = openPage();
  follow();
  history.push("/store/120/completeorder/0d0e1f2a-0000-4000-8000-0123456789ab/g-1");
  log("The order could not be read", new Error("noor@example.com has none"));
  await Promise.resolve();
  const message = "The order could not be read: [email] has none";
  const path = "/store/120/completeorder/:order/:user/:company?";
  expect(memory.get("log")).toEqual([expect.objectContaining({ description: message, path, version: "1.1.7" })]);
  const onNextPage = openPage(memory);
  onNextPage.follow();
  const time = "2026-11-20T01:00:00.000Z";
  for (const page of [store, onNextPage.store])
    expect(publicLog(page)).toEqual([{ type: "Error", category: "screen", message, time, path, version: "1.1.7" }]);
});

it("keeps what two elements of a shop log, and forgets both when one clears", async () => {
  const first = openPage();
  const second = openPage(first.memory);
  first.follow();
  second.follow();
  first.log("of the first");
  second.log("of the second");
  await Promise.resolve();
  expect(first.memory.get("log")?.map(({ description }) => description)).toEqual(["of the first", "of the second"]);
  first.store.set(clearLogAtom);
  await Promise.resolve();
  expect(first.memory.get("log")).toBeNull();
});
