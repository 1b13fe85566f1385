import { describe, expect, it } from "vitest";
import { addLine, cartOf } from "../../../src/domain/cart/addLine.ts";
import { type Cart, type CartLine, emptyCart } from "../../../src/domain/cart/cart.ts";
import { changeLine, removeLine, setQuantity } from "../../../src/domain/cart/changeCart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildCartModifier, buildLine, cartWith, writtenCart } from "./cartLines.ts";

const salt = buildCartModifier("salt");
const chips = buildCartModifier("chips", { subs: [salt] });
const bacon = buildCartModifier("bacon", { quantity: 2 });

function cartAfter(change: ReturnType<typeof addLine>): Cart {
  if (change.kind !== "changed") throw new Error(`refused: ${change.kind}`);
  return change.cart;
}

describe("adding to a cart", () => {
  const known = buildLine({ id: "a", modifiers: [chips, bacon], note: "cut in half" });

  it("R40: raises the quantity of an identical line", () => {
    const change = addLine(cartWith(known), { ...known, id: "b", quantity: 2 });
    expect(change).toMatchObject({ kind: "changed", lineId: "a" });
    expect(writtenCart(cartAfter(change))).toBe("a patty×3");
  });

  it.each<{ name: string; given: Partial<CartLine> }>([
    { name: "another product", given: { productId: "cola" } },
    { name: "another category", given: { categoryId: "lunch" } },
    { name: "another note", given: { note: "" } },
    { name: "no modifiers", given: { modifiers: [] } },
    { name: "one more modifier", given: { modifiers: [chips, bacon, buildCartModifier("egg")] } },
    { name: "one modifier less", given: { modifiers: [chips] } },
    { name: "another modifier", given: { modifiers: [chips, { ...bacon, modifierId: "egg" }] } },
    { name: "a modifier of another group", given: { modifiers: [chips, { ...bacon, groupId: "sides" }] } },
    { name: "another quantity of a modifier", given: { modifiers: [chips, { ...bacon, quantity: 1 }] } },
    { name: "no sub-modifier", given: { modifiers: [{ ...chips, subs: [] }, bacon] } },
    {
      name: "another quantity of a sub-modifier",
      given: { modifiers: [{ ...chips, subs: [{ ...salt, quantity: 2 }] }, bacon] },
    },
    { name: "an unavailable modifier", given: { modifiers: [chips, { ...bacon, unavailability: "unavailable" }] } },
    { name: "an unavailable line", given: { unavailability: "unavailable" } },
    { name: "another listed price", given: { entryId: "2", price: cents(1_200) } },
  ])("R40: adds a separate line for $name", ({ given }) => {
    const change = addLine(cartWith(known), { ...known, id: "b", ...given });
    expect(change).toMatchObject({ kind: "changed", lineId: "b" });
    expect(cartAfter(change).lines).toHaveLength(2);
  });

  it.each<{ name: string; given: Partial<CartLine> }>([
    { name: "the order of its modifiers", given: { modifiers: [bacon, chips] } },
    { name: "when it was added", given: { addedAt: instant(0) } },
    { name: "a name that the menu has changed", given: { name: "The Patty" } },
    { name: "the entry, at the same price", given: { entryId: "2" } },
  ])("R40: merges lines despite a difference in $name", ({ given }) => {
    expect(cartAfter(addLine(cartWith(known), { ...known, id: "b", ...given })).lines).toHaveLength(1);
  });

  it("shows merged lines with the newer line's data, added when the newer one was", () => {
    const newer = { ...known, id: "b", name: "The Patty", addedAt: instant(known.addedAt + 1) };
    expect(cartAfter(addLine(cartWith(known), newer)).lines).toEqual([{ ...newer, id: "a", quantity: 2 }]);
    expect(cartAfter(addLine(cartWith(newer), known)).lines).toMatchObject([{ id: "b", addedAt: newer.addedAt }]);
  });

  it("keeps the position of a line that grows, and adds a new one at the end", () => {
    const cola = buildLine({ id: "c", productId: "cola" });
    const cart = cartAfter(addLine(cartWith(known, cola), { ...known, id: "b" }));
    expect(writtenCart(cartAfter(addLine(cart, buildLine({ id: "d", productId: "water" }))))).toBe(
      "a patty×2, c cola×1, d water×1",
    );
  });

  it.each([
    { there: [], quantity: 20, room: null },
    { there: [], quantity: 21, room: 20 },
    { there: [19], quantity: 1, room: null },
    { there: [19], quantity: 2, room: 1 },
    { there: [10, 9], quantity: 1, room: null },
    { there: [10, 10], quantity: 1, room: 0 },
  ])("R40: adds $quantity to $there of a product: room is short at $room", ({ there, quantity, room }) => {
    const lines = there.map((count, index) => buildLine({ id: `${index}`, note: `${index}`, quantity: count }));
    const change = addLine(cartWith(...lines), buildLine({ id: "new", note: "new", quantity }));
    if (room === null) expect(change.kind).toBe("changed");
    else expect(change).toEqual({ kind: "too-many", room });
  });
});

describe("editing a line", () => {
  const plain = buildLine({ id: "a", quantity: 2 });
  const spicy = buildLine({ id: "b", note: "spicy", quantity: 3 });
  const cola = buildLine({ id: "c", productId: "cola" });
  const edited = buildLine({ id: "new", note: "mild", quantity: 4, addedAt: instant(0) });

  it("keeps the line's position, id and age", () => {
    const change = changeLine(cartWith(cola, plain, spicy), "a", edited);
    expect(change).toMatchObject({ kind: "changed", lineId: "a" });
    expect(cartAfter(change).lines[1]).toEqual({ ...edited, id: "a", addedAt: plain.addedAt });
    expect(writtenCart(cartAfter(change))).toBe("c cola×1, a patty×4, b patty×3");
  });

  it("R40: merges it with the line that it has become identical to", () => {
    const change = changeLine(cartWith(spicy, cola, plain), "a", { ...edited, note: "spicy" });
    expect(change).toMatchObject({ kind: "changed", lineId: "a" });
    expect(writtenCart(cartAfter(change))).toBe("c cola×1, a patty×7");
  });

  it("doesn't merge an unchanged line with itself", () => {
    expect(cartAfter(changeLine(cartWith(plain), "a", plain))).toEqual(cartWith(plain));
  });

  it.each([
    { quantity: 17, kind: "changed" },
    { quantity: 18, kind: "too-many" },
  ])("R40: to a quantity of $quantity beside three others of its product: $kind", ({ quantity, kind }) => {
    expect(changeLine(cartWith(plain, spicy), "a", { ...edited, quantity }).kind).toBe(kind);
  });

  it("adds the line if it was removed meanwhile", () => {
    expect(writtenCart(cartAfter(changeLine(cartWith(cola), "a", edited)))).toBe("c cola×1, new patty×4");
  });
});

describe("the quantity of a line", () => {
  const cart = cartWith(buildLine({ id: "a", quantity: 2 }), buildLine({ id: "b", note: "spicy", quantity: 3 }));

  it.each([
    { quantity: 1, written: "a patty×1, b patty×3" },
    { quantity: 17, written: "a patty×17, b patty×3" },
    { quantity: 0, written: "b patty×3" },
  ])("becomes $quantity", ({ quantity, written }) => {
    expect(writtenCart(cartAfter(setQuantity(cart, "a", quantity)))).toBe(written);
  });

  it("R40: is limited to twenty over all lines of the product", () => {
    expect(setQuantity(cart, "a", 18)).toEqual({ kind: "too-many", room: 17 });
  });

  it("changes nothing if the line was removed", () => {
    expect(cartAfter(setQuantity(cart, "z", 5))).toEqual(cart);
  });

  it("removes one line and keeps the others", () => {
    expect(writtenCart(removeLine(cart, "a"))).toBe("b patty×3");
    expect(removeLine(cart, "z")).toEqual(cart);
  });
});

describe("a cart built from stored or received lines", () => {
  it.each([
    ["none", [], ""],
    ["twins", [buildLine({ id: "a" }), buildLine({ id: "b", quantity: 2 })], "a patty×3"],
    ["the same line twice", [buildLine(), buildLine()], "line-1 patty×1"],
    ["two lines with the same id", [buildLine(), buildLine({ note: "spicy" })], "line-1 patty×1"],
    [
      "more than twenty of a product",
      ["a", "b", "c"].map((id) => buildLine({ id, note: id, quantity: 15 })),
      "a patty×15, b patty×5",
    ],
  ])("follows the rules for %s", (_name, lines, written) => {
    expect(writtenCart(cartOf(lines))).toBe(written);
  });

  it("keeps lines that follow the rules unchanged", () => {
    const { lines } = cartWith(buildLine({ id: "a", modifiers: [chips] }), buildLine({ id: "b" }));
    expect(cartOf(lines)).toEqual({ lines });
    expect(cartOf([])).toEqual(emptyCart);
  });
});
