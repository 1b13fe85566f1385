// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { StoreView } from "../../../src/domain/store/store.ts";
import { DietaryDialog } from "../../../src/features/dietary/DietaryDialog.tsx";
import { menuExtras } from "../../../src/features/menu-extras/menuExtras.ts";
import { menuExtrasAtom } from "../../../src/parts/menu-extras/menuExtras.atoms.ts";
import { notesAtom } from "../../../src/state/checkout/form/notes.atoms.ts";
import { chosenDietaryAtom } from "../../../src/state/dietary/dietary.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../../src/state/host/host.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { announcementsAtom } from "../../../src/state/screen/announcements.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { named } from "../../ui/named.ts";
import { click, type Rendered } from "../../ui/render.tsx";
import { menuOf, noFit, renderScreen, shopOf, store } from "../menu/menuFixture.tsx";

function open({ notes = true, note = "" } = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const store = buildStore();
  state.store.set(storeAtom, { kind: "ready", value: { ...store, view: { ...store.view, notes } } });
  state.store.set(menusAtom, {
    kind: "ready",
    value: [menuOf({ Mains: [{ name: "Rice", fit: { allergies: ["1"] } }, { name: "Satay" }] })],
  });
  state.store.set(chosenDietaryAtom, { ...noFit, allergies: ["1"], intolerances: ["1"] });
  state.store.set(notesAtom, note);
  const { root } = renderIn(state, <DietaryDialog onClose={() => {}} />);
  const button = () =>
    [...root.querySelectorAll("button")].find(({ textContent }) => textContent === "Put this in the order's note");
  return {
    root,
    store: state.store,
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

it("says on its button what it leads to, at each tick", () => {
  const { root, store } = open();
  const last = () => [...root.querySelectorAll("dialog button")].at(-1)?.textContent;
  expect(last()).toBe("No dish suits them all");
  act(() => store.set(chosenDietaryAtom, { ...noFit, allergies: ["1"] }));
  expect(last()).toBe("Show 1 dish");
  act(() => store.set(chosenDietaryAtom, noFit));
  expect(last()).toBe("Show the menu");
});

it("offers the button only if the store accepts notes, and explains the symbols on the cards", () => {
  const { button, text } = open({ notes: false });
  expect(button()).toBeUndefined();
  expect(text()).toContain("NFNut free");
});

describe("hiddenDishes", () => {
  const menu = menuOf({
    Mains: [
      { name: "Rice", fit: { allergies: ["1"], preferences: ["1"] } },
      { name: "Satay", fit: { allergies: ["2"] } },
      { name: "Soup" },
      { name: "Stew" },
    ],
  });

  function open(view: Partial<StoreView> = {}) {
    const jotai = shopOf(menu, { view: { ...store.view, ...view } });
    jotai.set(areOrderWordsLoadedAtom, true);
    jotai.set(menuExtrasAtom, menuExtras);
    jotai.set(chosenDietaryAtom, { ...noFit, allergies: ["1"] });
    return { jotai, screen: renderScreen(jotai) };
  }

  /** Each product with its dietary warning. */
  function signedNames({ root }: Rendered): string[] {
    const textOf = (card: Element, part: string) => card.querySelector(part)?.textContent;
    return [...root.querySelectorAll("button.menu-card")].map((card) =>
      [textOf(card, ".menu-card__name"), textOf(card, ".unsuited-sign")].filter(Boolean).join(": "),
    );
  }

  const words = (screen: Rendered) => screen.find("[role=status]").querySelector("p")?.textContent;

  const press = ({ root }: Rendered, name: string) => click(named(root, "button", name));

  describe("products that don't suit a chosen allergy", () => {
    it("are hidden and counted, like those with nothing stated", () => {
      const { screen } = open();
      expect(signedNames(screen)).toEqual(["Rice"]);
      expect(words(screen)).toMatch(/^1 dish: nut free\. +3 are hidden\.$/);
    });

    it("are told by a chip of each choice, which removes it", () => {
      const { jotai, screen } = open();
      act(() => jotai.set(chosenDietaryAtom, { ...noFit, allergies: ["1"], preferences: ["1", "77"] }));
      const chips = () => [...screen.root.querySelectorAll(".dietary-chips button")].map((chip) => chip.textContent);
      expect(chips()).toEqual(["Remove VeganVegan", "Remove Nut freeNut free"]);
      expect(words(screen)).toMatch(/^1 dish: vegan and nut free\./);
      press(screen, "Remove VeganVegan");
      expect(chips()).toEqual(["Remove Nut freeNut free"]);
      expect(words(screen)).toMatch(/^1 dish: nut free\./);
      // What another venue's menu offers stays chosen.
      expect(jotai.get(chosenDietaryAtom)).toEqual({ ...noFit, allergies: ["1"], preferences: ["77"] });
    });

    it("are counted for a screen reader when the dialog closes", () => {
      const { jotai, screen } = open();
      const said = () => jotai.get(announcementsAtom)?.get("dietary");
      act(() => jotai.set(overlayAtom, { kind: "dietary" }));
      act(() => jotai.set(chosenDietaryAtom, { ...noFit, allergies: ["1", "2"] }));
      expect(said()).toBeUndefined();
      act(() => jotai.set(overlayAtom, null));
      expect(said()).toBe("3 dishes are hidden.");
      act(() => jotai.set(overlayAtom, { kind: "dietary" }));
      act(() => jotai.set(chosenDietaryAtom, noFit));
      act(() => jotai.set(overlayAtom, null));
      expect(said()).toBe("All dishes are shown.");
      expect(signedNames(screen)).toHaveLength(4);
    });

    it("can be shown with a warning each, until the choices change", () => {
      const { jotai, screen } = open();
      press(screen, "Show them");
      const signed = [
        "Rice",
        "Satay: Doesn't suit: Nut free",
        "Soup: Not stated: Nut free",
        "Stew: Not stated: Nut free",
      ];
      expect(signedNames(screen)).toEqual(signed);
      expect(words(screen)).toContain("All dishes are shown.");
      act(() => jotai.set(chosenDietaryAtom, { ...noFit, allergies: ["1"], intolerances: ["1"] }));
      expect(signedNames(screen)).toEqual([]);
      press(screen, "Show all dishes");
      expect(signedNames(screen)).toHaveLength(4);
      press(screen, "Hide them again");
      expect(signedNames(screen)).toEqual([]);
    });

    it("are shown with a warning if the store allows it and nothing is stated", () => {
      const { screen } = open({ showsNotStated: true });
      expect(signedNames(screen)).toEqual(["Rice", "Soup: Not stated: Nut free", "Stew: Not stated: Nut free"]);
      expect(words(screen)).toMatch(/are marked: please ask our staff\. 1 is hidden\.$/);
    });

    it("never look safe before the warnings' code has loaded", () => {
      const jotai = shopOf(menu, { view: { ...store.view, showsNotStated: true } });
      jotai.set(chosenDietaryAtom, { ...noFit, allergies: ["1"] });
      expect(signedNames(renderScreen(jotai))).toEqual(["Rice"]);
    });
  });
});
