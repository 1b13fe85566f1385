import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { forgetNotesAndTimeAtom, notesAtom } from "../../../src/state/checkout/form/notes.atoms.ts";
import { pickedTimeAtom } from "../../../src/state/fulfilment/pickedTime.atoms.ts";
import { buildElementState, buildMemory } from "../../support/buildServices.ts";

const slot = { kind: "slot", at: instant(1_795_305_600_000) } as const;
const asap = { kind: "asap", at: instant(1_795_300_000_000) } as const;

/** A page of a group, whose stores share the device's storage. */
function openPage(memory = buildMemory()) {
  const state = buildElementState({ hqId: 7 }, memory);
  return {
    ...state,
    at(id: number) {
      state.configure({ store: { kind: "id", id } });
      return [state.store.get(notesAtom), state.store.get(pickedTimeAtom)];
    },
  };
}

function typedAt120() {
  const page = openPage();
  page.at(120);
  page.store.set(notesAtom, "No onion");
  page.store.set(pickedTimeAtom, slot);
  return page;
}

describe("notes and a chosen time", () => {
  it("belong to a store, and wait there while the diner looks at another", () => {
    const page = typedAt120();
    expect(page.at(121)).toEqual(["", null]);
    page.store.set(notesAtom, "Ring twice");
    expect(page.at(120)).toEqual(["No onion", slot]);
    expect(page.at(121)).toEqual(["Ring twice", null]);
  });

  it("still belong to the store after a reload", () => {
    const { memory } = typedAt120();
    expect(openPage(memory).at(121)).toEqual(["", null]);
    expect(openPage(memory).at(120)).toEqual(["No onion", slot]);
  });

  it("are cleared only by an order of their store", () => {
    const page = typedAt120();
    page.at(121);
    page.store.set(forgetNotesAndTimeAtom, 121);
    expect(page.at(120)).toEqual(["No onion", slot]);
    page.at(121);
    page.store.set(forgetNotesAndTimeAtom, 120);
    expect(page.at(120)).toEqual(["", null]);
    expect(openPage(page.memory).at(120)).toEqual(["", null]);
  });

  it("store no time if ASAP replaces a chosen one", () => {
    const page = typedAt120();
    page.store.set(pickedTimeAtom, asap);
    expect(page.at(120)).toEqual(["No onion", asap]);
    expect(openPage(page.memory).at(120)).toEqual(["No onion", null]);
  });
});
