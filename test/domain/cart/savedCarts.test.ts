import { describe, expect, it } from "vitest";
import { emptyCart } from "../../../src/domain/cart/cart.ts";
import { savedCart, withCart } from "../../../src/domain/cart/savedCarts.ts";
import { buildLine, cartWith } from "./cartLines.ts";

describe("R1: a separate cart for each store", () => {
  const burgers = cartWith(buildLine());
  const drinks = cartWith(buildLine({ productId: "cola" }));
  const both = withCart(withCart({}, 120, burgers), 121, drinks);

  it("is returned for its store, and is empty for a store without one", () => {
    expect(savedCart(both, 120)).toEqual(burgers);
    expect(savedCart(both, 121)).toEqual(drinks);
    expect(savedCart(both, 122)).toEqual(emptyCart);
  });

  it("is removed when it is emptied, without changing the others", () => {
    expect(withCart(both, 120, emptyCart)).toEqual({ 121: drinks.lines });
    expect(withCart({}, 120, emptyCart)).toEqual({});
  });
});
