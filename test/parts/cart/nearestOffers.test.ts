import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Missing } from "../../../src/domain/promotion/canApply.ts";
import { nearestOffers } from "../../../src/parts/cart/nearestOffers.ts";
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

/** The hints for offers that miss these things. */
function said(...missing: readonly (readonly Missing[])[]): string[] {
  const near = missing.map((each, at) => ({ triggerId: `${at}`, name: "", missing: each }));
  return nearestOffers(near, names).map((offer) =>
    offer.kind === "spend" ? `${offer.amount}` : `${offer.quantity} ${offer.category}`,
  );
}

describe("hints for offers that are almost reached", () => {
  it.each([
    { name: "none if there are no offers", near: [], words: [] },
    { name: "the one that needs the least spending first", near: [[spend(900)], [spend(300)]], words: ["300", "900"] },
    {
      name: "at most two, one of each kind if possible",
      near: [[spend(300)], [spend(200)], [items(2, "sides")], [items(1, "burgers")]],
      words: ["200", "1 Burgers"],
    },
    { name: "not an offer that needs two more things", near: [[spend(300), items(1, "sides")]], words: [] },
    { name: "not a tag, which has no name", near: [[items(1, "vegan", "tag")]], words: [] },
    { name: "not a category that the menu doesn't name", near: [[items(1, "secret")]], words: [] },
  ])("$name", ({ near, words }) => {
    expect(said(...near)).toEqual(words);
  });
});
