// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { DietaryDialog } from "../../../src/features/dietary/DietaryDialog.tsx";
import { notesAtom } from "../../../src/state/checkout/notes.atoms.ts";
import { chosenDietaryAtom } from "../../../src/state/dietary/dietary.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click } from "../../ui/render.tsx";
import { menuOf, noFit } from "../menu/menuFixture.tsx";

function open({ notes = true, note = "" } = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const store = buildStore();
  state.store.set(storeAtom, { kind: "ready", value: { ...store, view: { ...store.view, notes } } });
  state.store.set(menusAtom, { kind: "ready", value: [menuOf({ Mains: [{ name: "Rice" }] })] });
  state.store.set(chosenDietaryAtom, { ...noFit, allergies: ["1"], intolerances: ["1"] });
  state.store.set(notesAtom, note);
  const { root } = renderIn(state, <DietaryDialog onClose={() => {}} />);
  const button = () =>
    [...root.querySelectorAll("button")].find(({ textContent }) => textContent === "Put this in the order's note");
  return {
    text: () => root.textContent ?? "",
    button,
    put: () => act(() => click(button() as HTMLElement)),
    note: () => state.store.get(notesAtom),
  };
}

it("copies the chosen needs into the order's note with one tap", () => {
  const { put, note, text, button } = open({ note: "No bag." });
  put();
  expect(note()).toBe("No bag.\nDietary needs: Nut free, Gluten free");
  expect(text()).toContain("The kitchen will read this in your order's note.");
  expect(button()).toBeUndefined();
});

it("disables the button if the note has no room left", () => {
  const { button, text } = open({ note: "x".repeat(295) });
  expect(button()?.disabled).toBe(true);
  expect(text()).toContain("Your order's note has no room left for this.");
});

it("offers the button only if the store accepts notes", () => {
  expect(open({ notes: false }).button()).toBeUndefined();
});

it("explains the symbols on the cards", () => {
  expect(open().text()).toContain("NFNut free");
});
