// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import type { AlcoholLimit, Store } from "../../../src/domain/store/store.ts";
import { wallTime } from "../../../src/domain/time/zone.ts";
import { cartExpressAtom } from "../../../src/parts/cart/expressSlots.atoms.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { burger, patty } from "../../state/cart/cartFixture.ts";
import { plain, showCart } from "./cartPanelFixture.tsx";

const beer = { ...burger, labels: { ...noLabels, isAlcohol: true } };
const checkout = ({ root }: Awaited<ReturnType<typeof showCart>>) => root.querySelector(".cart__pay button");
const limited = (limit: Partial<AlcoholLimit>): Partial<Store> => ({
  liquor: { ...patty.liquor, limit: { ...patty.liquor.limit, ...limit } },
});

describe("R102: a limit bars the cart's way to the checkout, and says what to do", () => {
  it("too many", async () => {
    const cart = await showCart([plain(beer, { quantity: 3 })], limited({ units: 2 }));
    expect(cart.root.textContent).toContain("You can order up to 2 alcoholic drinks at a time. Please remove 1.");
    expect(checkout(cart)?.getAttribute("aria-disabled")).toBe("true");
    cart.change(limited({ units: 3 }));
    expect(cart.root.textContent).not.toContain("alcoholic");
  });

  it("no meal", async () => {
    const cart = await showCart([plain(beer)], limited({ withMeal: true }));
    expect(cart.root.textContent).toContain("Alcohol comes with a meal here. Please add a dish.");
    expect(checkout(cart)?.getAttribute("aria-disabled")).toBe("true");
  });
});

it("R102: alcohol that isn't sold for the order's time leads on to the checkout, where another can be chosen", async () => {
  const cart = await showCart([plain(beer)]);
  const now = cart.store.get(nowAtom);
  cart.change(limited({ until: wallTime(now, patty.zone).minute }));
  expect(cart.root.textContent).toMatch(/Alcohol is sold until .+\. Please choose another time, or remove it\./);
  expect(checkout(cart)?.getAttribute("aria-disabled")).not.toBe("true");
  // A room or a table has no times to choose from.
  cart.change({ ...limited({ until: wallTime(now, patty.zone).minute }), view: { ...patty.view, table: true } });
  act(() => cart.store.set(modeAtom, "table"));
  expect(cart.root.textContent).toMatch(/Alcohol is sold until .+\. Please remove it from your cart\./);
  expect(checkout(cart)?.getAttribute("aria-disabled")).toBe("true");
});

it("R97, R102: no wallet stands in a cart with alcohol, and no place is kept for one", async () => {
  const withBeer = await showCart([plain(beer)]);
  act(() => withBeer.store.set(cartExpressAtom, null));
  expect(withBeer.root.querySelector(".express-slot")).toBeNull();
});
