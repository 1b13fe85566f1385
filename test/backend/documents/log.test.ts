import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { createDocuments } from "../../../widget-demo/backend/documents/createDocuments.ts";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";

let folder: string;
let logFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "servery-log-"));
  logFile = join(folder, "deeper", "documents.jsonl");
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Never closed, because a killed process closes nothing either. */
function startService(documents: Readonly<Record<string, JsonFields>>) {
  return createDocuments({
    documents,
    now: () => new Date(),
    rightsOf: () => rightsOf({ uid: null }, { now: () => new Date(), has: () => true }),
    logFile,
  });
}

const start = (documents: Readonly<Record<string, JsonFields>> = {}) => startService(documents).store;

describe("the log of the documents", () => {
  it("is read after a restart, and wins over the given documents", () => {
    const before = start({ "C/a": { n: 1 }, "C/b": { n: 2 } });
    before.set("C/c", { at: { $time: "2026-11-20T01:00:00.000001Z" }, price: 18.85, list: [null, { deep: true }] });
    before.merge("C/a", { more: "text" });
    before.delete("C/b");
    const after = start({ "C/a": { n: 99 }, "C/z": {} });
    expect(after.paths()).toEqual(["C/a", "C/c"]);
    expect(after.read("C/a")).toEqual({ n: 1, more: "text" });
    expect(after.read("C/c")).toEqual(before.read("C/c"));
  });

  it("holds the documents of the start again after a reset", () => {
    const service = startService({ "C/a": { n: 1 }, "C/c": { n: 2 } });
    service.store.set("C/b", {});
    service.store.set("C/a", { n: 3 });
    service.store.delete("C/c");
    service.reset();
    const after = start();
    expect(after.paths()).toEqual(["C/a", "C/c"]);
    expect(after.read("C/a")).toEqual({ n: 1 });
  });
});

describe("a line that was cut off while it was written", () => {
  it.each([1, 2, 20])("is dropped if it is %i bytes short, and the lines before it are kept", (missing) => {
    const before = start({ "C/a": { n: 1 } });
    before.set("C/a", { n: 2 });
    before.set("C/a", { n: 3, name: "火鍋" });
    truncateSync(logFile, readFileSync(logFile).length - missing);
    expect(start().read("C/a")).toEqual({ n: 2 });
  });

  it("doesn't damage what is written after it", () => {
    start({ "C/a": { n: 1 } });
    appendFileSync(logFile, '{"time":"2026');
    start().set("C/a", { n: 2 });
    expect(start().read("C/a")).toEqual({ n: 2 });
  });

  it("is reported anywhere else", () => {
    start({ "C/a": { n: 1 } });
    appendFileSync(logFile, "{torn\n");
    expect(() => start()).toThrow(/documents\.jsonl:2 is not a line of this log/);
  });
});
