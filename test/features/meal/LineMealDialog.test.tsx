// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { LineMealDialog } from "../../../src/features/meal/LineMealDialog.tsx";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { addMealAddOnAtom } from "../../../src/state/promotion/mealOffers.atoms.ts";
import { buildRolled } from "../../domain/cart/cartLines.ts";
import { burger, offeredShop, rings, show, wish } from "../../parts/offers/offeredShop.tsx";
import { buildRoll, needs } from "../../support/buildPromotions.ts";
import { click } from "../../ui/render.tsx";

const triggers = [buildRoll({ name: "Lunch", mode: "manual", conditions: [needs(1, "burgers")] })];

async function cart(quantity = 1, offers = triggers) {
  const state = await offeredShop([wish(burger, { quantity }), wish(rings)], { triggers: offers });
  return { state, line: () => state.store.get(cartAtom).lines[0] };
}

async function open() {
  const { state, line } = await cart();
  const onClose = vi.fn();
  const content = <LineMealDialog lineId={line()?.id ?? ""} triggerId="meal" onClose={onClose} />;
  return { onClose, line, ...show(state, content) };
}

describe("R20: a roll-into-meal in the cart", () => {
  it("shows the offer once, with its line's name", async () => {
    const { state, line } = await cart();
    const shown = show(state);
    expect(shown.texts(".roll-card__title")).toEqual(["Lunch"]);
    expect(shown.texts(".roll-card__more")).toEqual(["2 choices, from Before: $4.50 $3.00"]);
    expect(shown.texts(".roll-card__dish")).toEqual(["With Burger"]);
    expect(shown.find(".meal-offer").closest("li")).toBeNull();
    await shown.press("Add Lunch");
    expect(state.store.get(overlayAtom)).toEqual({ kind: "meal", lineId: line()?.id, triggerId: "meal" });
  });

  it("has only the generic title if the store gave it no name", async () => {
    const { state } = await cart(1, [buildRoll({ name: "" })]);
    expect(show(state).texts(".roll-card__title")).toEqual(["Make it a meal"]);
  });

  it("moves to the next line when the first one has it, and disappears after the last", async () => {
    const state = await offeredShop([wish(burger), wish(burger, { note: "hot" })], { triggers });
    const shown = show(state);
    const lines = () => state.store.get(cartAtom).lines;
    const cola = buildRolled({ triggerId: "meal" });
    for (const at of [0, 1]) {
      await shown.press("Add Lunch");
      expect(state.store.get(overlayAtom)).toMatchObject({ kind: "meal", lineId: lines()[at]?.id });
      const line = lines()[at];
      if (line) act(() => state.store.set(addMealAddOnAtom, { line, item: cola }));
    }
    expect(shown.texts(".meal-offer")).toEqual([]);
  });
});

describe("R21: the dialog of a roll-into-meal", () => {
  it("lists products at their reduced price", async () => {
    const { texts, find } = await open();
    expect(find(".dialog__title").textContent).toBe("Lunch");
    expect(texts(".pick__text")).toEqual(["Cola Before: $4.50 $3.00", "Shake Before: $8.00 $3.00"]);
  });

  it("adds one product per unit, after which the line has no offer", async () => {
    const { root, find, line, onClose, store } = await open();
    click(root.querySelector(".pick") ?? find("dialog"));
    expect(onClose).toHaveBeenCalledOnce();
    expect(line()?.mealAddOns).toMatchObject([{ name: "Cola", reducedPrice: 300 }]);
    expect(store.get(cartAtom).lines[1]?.mealAddOns).toEqual([]);
  });

  it("asks for the product's own modifiers", async () => {
    const { root, find, line, press } = await open();
    click([...root.querySelectorAll(".pick")][1] ?? find("dialog"));
    for (const input of root.querySelectorAll("input")) click(input);
    await press("Add$3.90");
    expect(line()?.mealAddOns).toMatchObject([{ name: "Shake", modifiers: [{ name: "Malt" }] }]);
  });

  it("changes nothing on Cancel", async () => {
    const { named, line, onClose } = await open();
    click(named("button", "Cancel"));
    expect(onClose).toHaveBeenCalledOnce();
    expect(line()?.mealAddOns).toEqual([]);
  });

  it("says that the offer has ended", async () => {
    const { state, line } = await cart(1, []);
    const content = <LineMealDialog lineId={line()?.id ?? ""} triggerId="meal" onClose={() => {}} />;
    expect(show(state, content).find("dialog [role=status]").textContent).toBe("This offer has just ended.");
  });
});

it("R21: a line has at most one rolled-in product per unit, and loses one with a unit", async () => {
  const { state, line } = await cart(2);
  const id = line()?.id ?? "";
  for (const _unit of [1, 2]) {
    const shown = show(state, <LineMealDialog lineId={id} triggerId="meal" onClose={() => {}} />);
    click(shown.root.querySelector(".pick") ?? shown.find("dialog"));
    shown.unmount();
  }
  const panel = show(state);
  expect(panel.texts(".meal-offer")).toEqual([]);
  expect(line()?.mealAddOns).toHaveLength(2);
  await panel.press("Remove one Burger");
  expect(line()?.mealAddOns).toHaveLength(1);
  expect(panel.texts(".meal-offer")).toEqual([]);
});
