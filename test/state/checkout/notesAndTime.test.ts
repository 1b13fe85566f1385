import { describe, expect, it } from "vitest";
import { instant } from "../../../src/domain/time/instant.ts";
import { forgetNotesAndTimeAtom, notesAtom } from "../../../src/state/checkout/notes.atoms.ts";
import { pickedTimeAtom } from "../../../src/state/fulfilment/pickedTime.atoms.ts";
import { buildElementState, buildMemory } from "../../support/buildServices.ts";

const slot = { kind: "slot", at: instant(1_795_305_600_000) } as const;
const asap = { kind: "asap", at: instant(1_795_300_000_000) } as const;

/** A page of a group, whose stores share what the device keeps. */
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
  it("are the store's, and wait there while the diner looks at another", () => {
    const page = typedAt120();
    expect(page.at(121)).toEqual(["", null]);
    page.store.set(notesAtom, "Ring twice");
    expect(page.at(120)).toEqual(["No onion", slot]);
    expect(page.at(121)).toEqual(["Ring twice", null]);
  });

  it("are so after a reload, too", () => {
    const { memory } = typedAt120();
    expect(openPage(memory).at(121)).toEqual(["", null]);
    expect(openPage(memory).at(120)).toEqual(["No onion", slot]);
  });

  it("go with an order of their store alone", () => {
    const page = typedAt120();
    page.at(121);
    page.store.set(forgetNotesAndTimeAtom, 121);
    expect(page.at(120)).toEqual(["No onion", slot]);
    page.at(121);
    page.store.set(forgetNotesAndTimeAtom, 120);
    expect(page.at(120)).toEqual(["", null]);
    expect(openPage(page.memory).at(120)).toEqual(["", null]);
  });

  it('"as soon as possible" in place of a time leaves none for the next page', () => {
    const page = typedAt120();
    page.store.set(pickedTimeAtom, asap);
    expect(page.at(120)).toEqual(["No onion", asap]);
    expect(openPage(page.memory).at(120)).toEqual(["No onion", null]);
  });
});
