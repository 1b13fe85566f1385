import { describe, expect, it } from "vitest";
import { wholeDescription } from "../../../src/domain/log/logEntry.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { logAtom, logEntriesAtom } from "../../../src/state/log/log.atoms.ts";
import { clearLogAtom, wholeLogAtom } from "../../../src/state/log/wholeLog.atoms.ts";
import { buildElementState } from "../../support/buildServices.ts";

describe("the log", () => {
  it("records time and path", () => {
    const { store, history, setTime } = buildElementState();
    history.push("/store/120");
    setTime(instant(1_795_305_600_000));
    store.set(logAtom, { type: "Warning", category: "documents", description: "a wrong price" });
    expect(store.get(logEntriesAtom)).toEqual([
      {
        type: "Warning",
        category: "documents",
        description: "a wrong price",
        at: 1_795_305_600_000,
        path: "/store/120",
        version: "1.1.7",
      },
    ]);
  });

  it("keeps the last 200 entries, in order", () => {
    const { store } = buildElementState();
    for (let number = 1; number <= 205; number += 1) {
      store.set(logAtom, { type: "Information", category: "host", description: String(number) });
    }
    const kept = store.get(logEntriesAtom).map(({ description }) => description);
    expect(kept).toHaveLength(200);
    expect([kept[0], kept.at(-1)]).toEqual(["6", "205"]);
  });

  it("reports an error, and announces it to the page", () => {
    const { store, reported, announced } = buildElementState();
    store.set(logAtom, { type: "Error", category: "screen", description: "broken" });
    expect(reported).toEqual(store.get(logEntriesAtom));
    expect(announced).toEqual([{ kind: "error", category: "screen", message: "broken" }]);
  });

  it.each<[string, unknown]>([
    ["thrown", new Error("no order 0d0e-5f of noor@example.com")],
    ["answered", "no order 0d0e-5f of noor@example.com"],
  ])("logs and reports a cause that was %s, but the page gets only our own text", (_how, cause) => {
    const { store, reported, announced } = buildElementState();
    store.set(logAtom, { type: "Error", category: "screen", description: "The cart could not be priced", cause });
    expect(store.get(logEntriesAtom)).toEqual([expect.objectContaining({ cause })]);
    expect(reported.map(wholeDescription)).toEqual([
      "The cart could not be priced: no order 0d0e-5f of noor@example.com",
    ]);
    expect(announced).toEqual([{ kind: "error", category: "screen", message: "The cart could not be priced" }]);
  });

  it.each(["Warning", "Information"] as const)("doesn't report a %s", (type) => {
    const { store, reported, announced } = buildElementState();
    store.set(logAtom, { type, category: "documents", description: "only so" });
    expect(store.get(logEntriesAtom)).toHaveLength(1);
    expect([reported, announced]).toEqual([[], []]);
  });

  it("can be cleared", () => {
    const { store } = buildElementState();
    store.set(logAtom, { type: "Error", category: "screen", description: "broken" });
    store.set(wholeLogAtom, store.get(logEntriesAtom));
    expect(store.get(wholeLogAtom)).toHaveLength(2);
    store.set(clearLogAtom);
    expect(store.get(wholeLogAtom)).toEqual([]);
  });
});
