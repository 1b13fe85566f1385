import { describe, expect, it } from "vitest";
import { readableInActions } from "./actions.ts";
import { filesUnder } from "./sourceFiles.ts";

// Its card and its timer find their place with the payments that an attempt can settle with.
const leaving = "src/state/checkout/placement.actions.ts: ";

it("an actions file holds actions alone", () => {
  const found = readableInActions(filesUnder("src/state", /\.ts$/));
  expect(found.filter((line) => !line.startsWith(leaving))).toEqual([]);
});

describe("what can be read is found in an actions file", () => {
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

  it("unlike an action", () => {
    const text = "export const clearAtom = atom(null, (_get, set) => set(cartAtom, emptyCart));";
    expect(readableInActions([{ path: "src/state/cart/a.actions.ts", text }])).toEqual([]);
  });
});
