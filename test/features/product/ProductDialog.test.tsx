// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { buildGroup } from "../../domain/menu/selectionMenu.ts";
import { click, type, type as typeInto } from "../../ui/render.tsx";
import { cook, extras, isHeldBack, menuWith, openProduct } from "./productFixture.tsx";

describe("ProductDialog", () => {
  it("is named by its product and shows all of its details", () => {
    const { find, named } = openProduct(menuWith([]));
    const dialog = named<HTMLDialogElement>("dialog", "Cheeseburger");
    expect(dialog.open).toBe(true);
    expect(find("h2").textContent).toBe("Cheeseburger");
    expect(dialog.textContent).toContain("pickles, onion and house sauce on a potato bun.");
    expect(find("li").textContent).toBe("NFNut free");
  });

  it.each([
    ["500 px wide without modifiers", [], ""],
    ["1000 px wide with modifiers", [cook], "dialog--wide"],
    ["500 px wide if its groups are empty", [buildGroup("Empty", "")], ""],
  ])("S10: is %s", (_name, groups, className) => {
    const { find } = openProduct(menuWith(groups));
    expect(find("dialog").classList.contains("dialog--wide")).toBe(className === "dialog--wide");
  });

  it.each(["Cancel", "Close"])("closes with %s", (name) => {
    const { named, onClose } = openProduct(menuWith([cook]));
    click(named("button", name));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("closes with Cancel on a phone, which has no Close button", () => {
    const { named, names, onClose } = openProduct(menuWith([cook]), { widthPx: 390 });
    expect(names("button")).not.toContain("Close");
    click(named("button", "Cancel"));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("closes on Escape", () => {
    const { find, onClose } = openProduct(menuWith([cook]));
    find("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("quantity", () => {
  it("S11: is between 1 and 20, and multiplies the live price (R14)", () => {
    const { named, find } = openProduct(menuWith([]));
    const [less, more] = [named("button", "Decrease quantity"), named("button", "Increase quantity")];
    expect([less, more].map(isHeldBack)).toEqual([true, false]);
    for (let press = 0; press < 25; press += 1) click(more);
    expect(find("output").textContent).toBe("20");
    expect([less, more].map(isHeldBack)).toEqual([false, true]);
    click(less);
    expect(find("output").textContent).toBe("19");
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$313.50");
    click(more);
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$330.00");
  });
});

describe("notes", () => {
  it("S11: allow 300 characters if the store shows them", () => {
    const { named, root } = openProduct(menuWith([]), { view: { itemNotes: true } });
    const notes = named<HTMLTextAreaElement>("textarea", "Notes");
    expect(notes.maxLength).toBe(300);
    type(notes, "No onion, please");
    expect(root.textContent).toContain("16/300");
  });

  it("have one line until they get the focus, and then stay open", () => {
    const { named, find } = openProduct(menuWith([]), { view: { itemNotes: true } });
    const notes = named<HTMLTextAreaElement>("textarea", "Notes");
    expect([notes.placeholder, notes.getAttribute("rows")]).toEqual(["Anything the kitchen should know?", "1"]);
    find(".item-note--folded");
    act(() => notes.focus());
    act(() => notes.blur());
    expect([notes.getAttribute("rows"), find(".item-note").className]).toEqual(["2", "item-note"]);
  });

  it("aren't shown otherwise", () => {
    expect(openProduct(menuWith([])).names("textarea")).toEqual([]);
  });
});

describe("a digital display", () => {
  it("R77: has no buttons but Close, no stepper and no notes, and shows the price with the name", () => {
    const { names, root } = openProduct(menuWith([cook]), { view: { itemNotes: true }, isDigitalDisplay: true });
    expect(names("button")).toEqual(["Close"]);
    expect(names("textarea")).toEqual([]);
    expect(root.textContent).toContain("$16.50");
  });
});

describe("a menu that changes while the dialog is open", () => {
  it("updates the price", () => {
    const { named, refresh } = openProduct(menuWith([cook]));
    click(named("button", "Increase quantity"));
    refresh(menuWith([cook], { dollars: 18 }));
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$36.00");
  });

  it("shows that the product is sold out, and the dialog can be closed", () => {
    const { named, names, refresh, find, onClose } = openProduct(menuWith([cook]));
    refresh(menuWith([cook], { isSoldOut: true }));
    expect(find("[role=status]").textContent).toBe("Sorry, this is sold out.");
    expect(names("button")).not.toContain("Add to cart");
    click(named("button", "Close"));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("shows that the product is gone, under its old name, and the dialog can be closed", () => {
    const { named, refresh, find, onClose } = openProduct(menuWith([cook]));
    refresh({ ...menuWith([]), categories: [] });
    expect(named<HTMLDialogElement>("dialog", "Cheeseburger").open).toBe(true);
    expect(find("[role=status]").textContent).toContain("not on the menu right now");
    click(named("button", "Back to menu"));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("R83: the view-item event", () => {
  const view = {
    kind: "view-item",
    storeId: 120,
    items: [{ id: "Cheeseburger", name: "Cheeseburger", category: "Burgers", price: 16.5, quantity: 1 }],
    value: 16.5,
    currency: "AUD",
  };

  it("is sent once per opening, even if the menu changes", () => {
    const { told, refresh } = openProduct(menuWith([]));
    expect(told()).toEqual([view]);
    refresh(menuWith([], { dollars: 18 }));
    expect(told()).toHaveLength(1);
  });

  it("isn't sent for editing a line of the cart", () => {
    expect(openProduct(menuWith([]), { cart: [{ quantity: 1 }], changes: 0 }).told()).toEqual([]);
  });
});

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

  it("S9: adds nothing while a required choice is missing", () => {
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

  it("S10: leaves an edited line unchanged after Cancel", () => {
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
});
