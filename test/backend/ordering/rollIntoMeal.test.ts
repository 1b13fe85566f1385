import { describe, expect, it } from "vitest";
import { buildItem, member, refusalDetail, roll } from "./moneyFixture.ts";

const p1 = buildItem("P1");

describe("R21: roll-into-meal", () => {
  const p5 = buildItem("P5", { trigger: "R" });
  const noOffer = "OrderItems[1].PriceTriggerID names no offer for this product.";
  const notHere = "OrderItems[1].PriceTriggerID names an offer that doesn't apply here.";
  const forC1 = { ProductCategoryConditions: [{ ProductCategoryID: "C1", Quantity: 1 }] };
  const other = [buildItem("P3"), p5];

  it.each([
    ["on a line that counts", [p1, p5], forC1, ""],
    ["on every line if there is no condition", other, {}, ""],
    ["on a line that doesn't count", [...other, p1], forC1, notHere],
    ["while a condition isn't met", [p1, p5], { ...forC1, ProductTagConditions: [{ ProductTagID: "T2" }] }, notHere],
    ["below MinimumSpend without rolled-in items", [p1, p5], { MinimumSpend: 20.01 }, notHere],
    ["at MinimumSpend", [p1, p5], { MinimumSpend: 20 }, ""],
    ["in mode 2", [p1, p5], { TriggerMode: 2 }, ""],
    ["in mode 3", [p1, p5], { TriggerMode: 3 }, noOffer],
    ["of a product that isn't offered", [p1, buildItem("P4", { trigger: "R" })], {}, noOffer],
    ["of a missing trigger", [p1, buildItem("P5", { trigger: "?" })], {}, noOffer],
    ["of another kind of trigger", [p1, p5], { OutcomeType: 4 }, noOffer],
    ["two on one unit", [p1, p5, p5], {}, "OrderItems[2].PriceTriggerID is for one product a unit only."],
    ["two on two units", [buildItem("P1", { quantity: 2 }), buildItem("P5", { trigger: "R", quantity: 2 })], {}, ""],
    ["before any line", [p5], {}, "OrderItems[0].PriceTriggerID names no offer for this product."],
    ["redeemed as well", [p1, buildItem("P5", { trigger: "R", points: 10 })], {}, noOffer],
    ["at a fixed price that the product doesn't have", [p1, p5], { IsOutcomeLinkedToProduct: true }, noOffer],
    ["by tag", [p1, p5], { OutcomeType: 3, ProductOutcomes: [{ ID: "T2" }] }, ""],
    ["by a tag that it doesn't have", [p1, p5], { OutcomeType: 3, ProductOutcomes: [{ ID: "T1" }] }, noOffer],
  ])("%s", (_name, items, change, message) => {
    expect(refusalDetail(items, { triggers: [{ ...roll, ...change }], ...member })).toBe(message);
  });
});
