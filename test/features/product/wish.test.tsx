// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { buildGroup } from "../../domain/menu/selectionMenu.ts";
import { click, type as typeInto } from "../../ui/render.tsx";
import { cook, extras, isHeldBack, menuWith, openProduct } from "./productFixture.tsx";

const notes = { view: { itemNotes: true } };
const well = [{ groupId: cook.id, modifierId: "Well done", quantity: 1, subs: [] }];

describe("Add to cart", () => {
  it("adds what was chosen to the cart and closes", () => {
    const { named, lines, onClose } = openProduct(menuWith([cook, extras]), notes);
    click(named("input", "Medium"));
    click(named("input", "Bacon"));
    click(named("button", "Increase quantity"));
    typeInto(named<HTMLTextAreaElement>("textarea", "Notes"), "cut in half ");
    click(named("button", "Add to cart"));
    expect(onClose).toHaveBeenCalledOnce();
    const [line] = lines();
    expect(lines()).toHaveLength(1);
    expect(line).toMatchObject({ name: "Cheeseburger", quantity: 2, note: "cut in half" });
    expect(line?.modifiers.map(({ name }) => name)).toEqual(["Medium", "Bacon"]);
  });

  it("spec, section 5: adds nothing while a required choice is missing", () => {
    const four = buildGroup("Fillings", "abcd", { isForced: true, minimum: 2, maximum: 2 });
    const { named, lines, onClose } = openProduct(menuWith([four]));
    click(named("input", "a"));
    const button = named("button", "Add to cart");
    expect(isHeldBack(button)).toBe(true);
    click(button);
    expect(lines()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("R40: says that there would be more than 20 of the product over all lines, and keeps the choices", () => {
    const cart = [{ quantity: 15 }, { quantity: 4, note: "hot" }];
    const { named, names, lines, onClose } = openProduct(menuWith([cook]), { cart });
    click(named("button", "Increase quantity"));
    const button = named("button", "Maximum quantity exceeded");
    expect(isHeldBack(button)).toBe(true);
    click(button);
    expect(onClose).not.toHaveBeenCalled();
    expect(names("input[type=radio]")).toEqual(["Rare", "Medium", "Well done"]);
    click(named("button", "Decrease quantity"));
    click(named("button", "Add to cart"));
    expect(lines().reduce((sum, { quantity }) => sum + quantity, 0)).toBe(20);
  });

  it("spec, section 4: leaves an edited line unchanged after Cancel", () => {
    const { named, lines } = openProduct(menuWith([cook]), { cart: [{ quantity: 2 }], changes: 0 });
    click(named("button", "Increase quantity"));
    click(named("button", "Cancel"));
    expect(lines().map(({ quantity }) => quantity)).toEqual([2]);
  });
});

describe("a line of the cart", () => {
  const cart = [{ selection: well, quantity: 3, note: "no salt" }];

  it("opens with its own choices", () => {
    const { named } = openProduct(menuWith([cook]), { ...notes, cart, changes: 0 });
    expect(named<HTMLInputElement>("input", "Well done").checked).toBe(true);
    const field = named<HTMLTextAreaElement>("textarea", "Notes");
    expect([field.value, field.getAttribute("rows")]).toEqual(["no salt", "2"]);
    expect(named("button", "Update cart").textContent).toBe("Update cart$49.50");
  });

  it("is updated in place", () => {
    const { named, lines, onClose } = openProduct(menuWith([cook]), { ...notes, cart, changes: 0 });
    const before = lines()[0]?.id;
    click(named("input", "Rare"));
    click(named("button", "Decrease quantity"));
    click(named("button", "Update cart"));
    expect(lines()).toMatchObject([{ id: before, quantity: 2, note: "no salt", modifiers: [{ name: "Rare" }] }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("R40: doesn't count twice towards the limit", () => {
    const { named, lines } = openProduct(menuWith([]), { cart: [{ quantity: 19 }], changes: 0 });
    click(named("button", "Increase quantity"));
    click(named("button", "Update cart"));
    expect(lines().map(({ quantity }) => quantity)).toEqual([20]);
  });
});
