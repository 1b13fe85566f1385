import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Missing } from "../../../src/domain/promotion/canApply.ts";
import { nearestOffer } from "../../../src/parts/cart/nearestOffer.ts";
import { needs } from "../../support/buildPromotions.ts";

const names = new Map([
  ["burgers", "Burgers"],
  ["sides", "Sides"],
]);
const spend = (amount: number): Missing => ({ kind: "spend", amount: cents(amount) });
const items = (quantity: number, id: string, kind: "category" | "tag" = "category"): Missing => ({
  kind: "items",
  quantity,
  condition: needs(quantity, id, kind),
});

/** The hint for offers that miss these things. */
function said(...missing: readonly (readonly Missing[])[]): string | null {
  const near = missing.map((each, at) => ({ triggerId: `${at}`, name: "", missing: each }));
  const offer = nearestOffer(near, names);
  if (!offer) return null;
  return offer.kind === "spend" ? `${offer.amount}` : `${offer.quantity} ${offer.category}`;
}

describe("the hint for an offer that is almost reached", () => {
  it.each([
    { name: "none if there are no offers", near: [], words: null },
    { name: "the one that needs the least spending", near: [[spend(900)], [spend(300)]], words: "300" },
    {
      name: "spending before items",
      near: [[items(1, "burgers")], [spend(300)], [spend(200)]],
      words: "200",
    },
    {
      name: "the fewest items where nothing is to be spent",
      near: [[items(2, "sides")], [items(1, "burgers")]],
      words: "1 Burgers",
    },
    { name: "not an offer that needs two more things", near: [[spend(300), items(1, "sides")]], words: null },
    { name: "not a tag, which has no name", near: [[items(1, "vegan", "tag")]], words: null },
    { name: "not a category that the menu doesn't name", near: [[items(1, "secret")]], words: null },
  ])("$name", ({ near, words }) => {
    expect(said(...near)).toEqual(words);
  });
});
