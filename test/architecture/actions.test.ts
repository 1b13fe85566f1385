import { describe, expect, it } from "vitest";
import { readableInActions } from "./actions.ts";
import { filesUnder } from "./sourceFiles.ts";

it("actions files only contain actions", () => {
  expect(readableInActions(filesUnder("src/state", /\.ts$/))).toEqual([]);
});

describe("the check of actions files reports", () => {
  it.each([
    "export const cartAtom = atom(null);",
    "const heldAtom = atom<Cart | null>(null);",
    "export const totalAtom = atom((get) => get(cartAtom).total);",
    "export const codeAtom = atom((get) => get(boxAtom).code, (_get, set, code) => set(boxAtom, code));",
    "export const linesAtom = selectAtom(cartAtom, ({ lines }) => lines);",
  ])("%s", (text) => {
    expect(readableInActions([{ path: "src/state/cart/a.actions.ts", text }])).toHaveLength(1);
    expect(readableInActions([{ path: "src/state/cart/a.atoms.ts", text }])).toEqual([]);
  });

  it("no action", () => {
    const text = "export const clearAtom = atom(null, (_get, set) => set(cartAtom, emptyCart));";
    expect(readableInActions([{ path: "src/state/cart/a.actions.ts", text }])).toEqual([]);
  });
});
