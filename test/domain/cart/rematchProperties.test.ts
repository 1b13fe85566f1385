import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart, CartLine, CartModifier } from "../../../src/domain/cart/cart.ts";
import { lineFrom } from "../../../src/domain/cart/lineFrom.ts";
import { rematchCart } from "../../../src/domain/cart/rematchCart.ts";
import { listedProducts } from "../../../src/domain/menu/listedProducts.ts";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { type Choice, choicesOf, type Selection } from "../../../src/domain/menu/selection.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { runs } from "../../support/thorough.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct } from "../menu/selectionMenu.ts";
import { priceLines } from "../order/buildPricing.ts";
import { buildEntry } from "./burgerMenu.ts";

const numRuns = runs(10_000);
const limitMs = 60_000;

/** Only a few values, so that stores share some, and one store has some twice. */
const anyId = fc.constantFrom("1", "2", "3", "4");
const anyName = fc.constantFrom("Patty", "Cola", "Fries");
const anyCode = fc.constantFrom("", "A", "B", "C");
const anyPrice = fc.integer({ min: 0, max: 5 }).map((dollars) => cents(dollars * 100));
const byId = { selector: ({ id }: { readonly id: string }) => id };

const anyModifier = fc
  .record({ id: anyId, code: anyCode, name: anyName, price: anyPrice, linkedProductId: fc.option(anyId) })
  .map(({ id, ...given }) => buildModifier(id, given));

const anyGroup = fc
  .record({ id: anyId, name: anyName, modifiers: fc.uniqueArray(anyModifier, { ...byId, minLength: 1, maxLength: 3 }) })
  .map(({ id, name, modifiers }) => buildGroup(id, modifiers, { name }));

const anyProduct = fc
  .record({ id: anyId, code: anyCode, isSoldOut: fc.boolean(), groupIds: fc.uniqueArray(anyId, { maxLength: 2 }) })
  .map(({ id, ...given }) => buildProduct(id, given));

const anyEntry = fc
  .record({ id: anyId, productId: anyId, price: anyPrice, name: anyName })
  .map(({ id, productId, price, name }) => buildEntry(id, productId, price, name));

const anyCategory = fc.record({
  id: anyId,
  name: anyName,
  entries: fc.uniqueArray(anyEntry, { ...byId, minLength: 1, maxLength: 3 }),
});

const anyMenu: fc.Arbitrary<Menu> = fc
  .record({
    groups: fc.uniqueArray(anyGroup, { ...byId, maxLength: 3 }),
    products: fc.uniqueArray(anyProduct, { ...byId, minLength: 1, maxLength: 4 }),
    categories: fc.uniqueArray(anyCategory, { ...byId, minLength: 1, maxLength: 3 }),
  })
  .map(({ groups, products, categories }) => ({ ...buildMenu(groups, products), categories }));

/** Picks quantities in the order of the options until the dice run out; 0 means not picked. */
function pick(choices: readonly Choice[], dice: number[]): Selection {
  return choices.flatMap(({ group, options }) =>
    options.flatMap(({ modifier, subChoices }) => {
      const quantity = dice.pop() ?? 0;
      if (quantity === 0) return [];
      return [{ groupId: group.id, modifierId: modifier.id, quantity, subs: pick(subChoices, dice) }];
    }),
  );
}

const anyDice = fc.array(fc.nat({ max: 2 }), { minLength: 8, maxLength: 8 });

/** A store, and a cart that was filled there. */
const anyStart = fc
  .record({ menu: anyMenu, wishes: fc.array(fc.record({ at: fc.nat(), dice: anyDice }), { maxLength: 3 }) })
  .map(({ menu, wishes }) => {
    const all = listedProducts(menu);
    const lines = wishes.flatMap(({ at, dice }, index): CartLine[] => {
      const listed = all[at % Math.max(1, all.length)];
      if (!listed) return [];
      const selection = pick(choicesOf(listed.product, menu), [...dice]);
      const wish = {
        id: `line-${index}`,
        quantity: 1 + (at % 3),
        note: "",
        redemption: null,
        mealAddOns: [],
        selection,
      };
      return [lineFrom(listed, menu, { ...wish, now: instant(1_000) })];
    });
    return { menu, cart: { lines } };
  });

function at(cart: Cart, ...menus: readonly Menu[]): Cart {
  return menus.reduce((before, menu) => rematchCart(before, menu).cart, cart);
}

type Had = Pick<CartModifier, "subs" | "unavailability">;

function withoutLack(modifiers: readonly Had[]): unknown {
  return modifiers.map((each) => ({ ...each, unavailability: null, subs: withoutLack(each.subs) }));
}

describe("any cart at any stores", () => {
  it("is the same at a third store whatever the second was", { timeout: limitMs }, () => {
    fc.assert(
      fc.property(anyStart, anyMenu, anyMenu, ({ cart }, second, third) => {
        expect(at(cart, second, third)).toEqual(at(cart, third));
      }),
      { numRuns },
    );
  });

  it("doesn't change if it is matched again, and has no new notices", { timeout: limitMs }, () => {
    fc.assert(
      fc.property(anyStart, anyMenu, ({ cart }, menu) => {
        const once = at(cart, menu);
        expect(rematchCart(once, menu)).toEqual({ cart: once, notices: [] });
        expect(at(once, menu)).toBe(once);
      }),
      { numRuns },
    );
  });

  it("keeps everything the diner asked for, and charges nothing that is missing", { timeout: limitMs }, () => {
    const asked = ({ id, quantity, modifiers }: CartLine) => [id, quantity, modifiers.map(counted)];
    const counted = ({ quantity, subs }: CartModifier): unknown => [quantity, subs.map(counted)];
    const each = (modifiers: readonly CartModifier[]): number =>
      modifiers
        .filter(({ unavailability }) => unavailability === null)
        .reduce((sum, { price, quantity, subs }) => sum + quantity * (price + each(subs)), 0);
    fc.assert(
      fc.property(anyStart, anyMenu, ({ cart }, menu) => {
        const { lines } = at(cart, menu);
        expect(lines.map(asked)).toEqual(cart.lines.map(asked));
        const paid = lines.filter(({ unavailability }) => unavailability === null);
        const sum = paid.reduce((total, line) => total + line.quantity * (line.price + each(line.modifiers)), 0);
        expect(priceLines(...lines).subtotal.amount).toBe(sum);
      }),
      { numRuns },
    );
  });

  it("has every item again at the store where it was picked, except for sold-out ones", { timeout: limitMs }, () => {
    const asWas = ({ lines }: Cart) =>
      lines.map((line) => ({ ...line, unavailability: null, modifiers: withoutLack(line.modifiers) }));
    fc.assert(
      fc.property(anyStart, anyMenu, ({ menu, cart }, elsewhere) => {
        expect(asWas(at(cart, elsewhere, menu))).toEqual(asWas(cart));
      }),
      { numRuns },
    );
  });
});
