// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { buildGroup } from "../../domain/menu/selectionMenu.ts";
import { click, type } from "../../ui/render.tsx";
import { cook, isHeldBack, menuWith, openProduct } from "./productFixture.tsx";

describe("ProductDialog", () => {
  it("is named by its product and tells all that the menu says of it", () => {
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
    ["500 px wide where its groups are empty", [buildGroup("Empty", "")], ""],
  ])("spec, product dialog: is %s", (_name, groups, className) => {
    const { find } = openProduct(menuWith(groups));
    expect(find("dialog").classList.contains("dialog--wide")).toBe(className === "dialog--wide");
  });

  it.each(["Cancel", "Close"])("closes by %s", (name) => {
    const { named, onClose } = openProduct(menuWith([cook]));
    click(named("button", name));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("closes by Cancel on a phone, where the cross is that button", () => {
    const { named, names, onClose } = openProduct(menuWith([cook]), { widthPx: 390 });
    expect(names("button")).not.toContain("Close");
    click(named("button", "Cancel"));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("closes by Escape", () => {
    const { find, onClose } = openProduct(menuWith([cook]));
    find("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("quantity", () => {
  it("spec, section 5: is 1 at least and 20 at most", () => {
    const { named, find } = openProduct(menuWith([]));
    const [less, more] = [named("button", "Decrease quantity"), named("button", "Increase quantity")];
    expect([less, more].map(isHeldBack)).toEqual([true, false]);
    for (let press = 0; press < 25; press += 1) click(more);
    expect(find("output").textContent).toBe("20");
    expect([less, more].map(isHeldBack)).toEqual([false, true]);
    click(less);
    expect(find("output").textContent).toBe("19");
  });

  it("R14: multiplies the live price", () => {
    const { named } = openProduct(menuWith([]));
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$16.50");
    click(named("button", "Increase quantity"));
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$33.00");
  });
});

describe("notes", () => {
  it("spec, section 5: take 300 characters where the store shows them", () => {
    const { named, root } = openProduct(menuWith([]), { view: { itemNotes: true } });
    const notes = named<HTMLTextAreaElement>("textarea", "Notes");
    expect(notes.maxLength).toBe(300);
    type(notes, "No onion, please");
    expect(root.textContent).toContain("16/300");
  });

  it("are one line until it is opened, and stay open", () => {
    const { named, find } = openProduct(menuWith([]), { view: { itemNotes: true } });
    const notes = named<HTMLTextAreaElement>("textarea", "Notes");
    expect([notes.placeholder, notes.getAttribute("rows")]).toEqual(["Anything the kitchen should know?", "1"]);
    find(".item-note--folded");
    act(() => notes.focus());
    act(() => notes.blur());
    expect([notes.getAttribute("rows"), find(".item-note").className]).toEqual(["2", "item-note"]);
  });

  it("are not asked for elsewhere", () => {
    expect(openProduct(menuWith([])).names("textarea")).toEqual([]);
  });
});

describe("a digital display", () => {
  it("spec, section 1: has no button, no stepper and no notes, and the price stands by the name", () => {
    const { names, root } = openProduct(menuWith([cook]), { view: { itemNotes: true }, isDigitalDisplay: true });
    expect(names("button")).toEqual(["Close"]);
    expect(names("textarea")).toEqual([]);
    expect(root.textContent).toContain("$16.50");
  });
});

describe("while the menu changes", () => {
  it("shows the new price", () => {
    const { named, refresh } = openProduct(menuWith([cook]));
    click(named("button", "Increase quantity"));
    refresh(menuWith([cook], { dollars: 18 }));
    expect(named("button", "Add to cart").textContent).toBe("Add to cart$36.00");
  });

  it("says that it has sold out, and can be closed", () => {
    const { named, names, refresh, find, onClose } = openProduct(menuWith([cook]));
    refresh(menuWith([cook], { isSoldOut: true }));
    expect(find("[role=status]").textContent).toBe("Sorry, this is sold out.");
    expect(names("button")).not.toContain("Add to cart");
    click(named("button", "Close"));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("says that it is gone, under the name that it had, and can be closed", () => {
    const { named, refresh, find, onClose } = openProduct(menuWith([cook]));
    refresh({ ...menuWith([]), categories: [] });
    expect(named<HTMLDialogElement>("dialog", "Cheeseburger").open).toBe(true);
    expect(find("[role=status]").textContent).toContain("not on the menu right now");
    click(named("button", "Back to menu"));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("R83: the page hears that a dish is looked at", () => {
  const view = {
    kind: "view-item",
    storeId: 120,
    items: [{ id: "Cheeseburger", name: "Cheeseburger", category: "Burgers", price: 16.5, quantity: 1 }],
    value: 16.5,
    currency: "AUD",
  };

  it("once an opening, whatever the menu becomes meanwhile", () => {
    const { told, refresh } = openProduct(menuWith([]));
    expect(told()).toEqual([view]);
    refresh(menuWith([], { dollars: 18 }));
    expect(told()).toHaveLength(1);
  });

  it("not when a line of the cart is changed", () => {
    expect(openProduct(menuWith([]), { cart: [{ quantity: 1 }], changes: 0 }).told()).toEqual([]);
  });
});
