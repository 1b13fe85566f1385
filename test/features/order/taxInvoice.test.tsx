// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import { menusAtom } from "../../../src/state/store/store.atoms.ts";
import { buildGroup, buildModifier } from "../../domain/menu/selectionMenu.ts";
import { menuOf } from "../menu/menuFixture.tsx";
import { showArrived, textsOf } from "./orderFixture.tsx";

const fields = {
  StoreName: "Patty & Sons",
  SubtotalExcludingTax: 34.27,
  SubtotalTax: 3.43,
  DiscountExcludingTax: 4.27,
  DiscountTax: 0.43,
  BankCardSurcharge: 3,
  BankCardSurchargeTax: 0.27,
  TotalExcludingTax: 32.73,
  TotalTax: 3.27,
  OrderItems: [
    {
      ...{ Product_ID: "Barramundi", Name: "Barramundi", Quantity: 1 },
      ...{ FinalTotalExcludingTax: 34.27, FinalTotalTax: 3.43 },
      OrderExtras: [
        {
          Extra_ID: "prawns",
          Name: "Prawns",
          Quantity: 2,
          ChildrenOrderExtras: [{ Extra_ID: "s", Name: "Salt", Quantity: 1 }],
        },
        { Extra_ID: "dip", Name: "Dip", Quantity: 1 },
      ],
    },
  ],
};

function open(abn: string, changes: object = {}) {
  const shown = showArrived({ ...fields, ...changes }, { store: { abn } });
  return shown;
}

it("R102: a receipt of a store with a business number is a tax invoice, with the GST of each dish", () => {
  const { screen } = open("51824753556");
  expect(textsOf(screen, ".order__invoice > p")).toEqual(["Tax invoice", "Patty & Sons", "ABN 51 824 753 556"]);
  expect(textsOf(screen, ".order__dish .order__more")).toContain("GST $3.43");
  expect(textsOf(screen, ".money-rows__row--gst")).toEqual(["GST−$0.43", "GST$0.27"]);
  const paper = textsOf(screen, ".order__receipt > *");
  expect(paper).toEqual(expect.arrayContaining(["Tax invoice", "ABN 51 824 753 556"]));
  expect(paper).not.toContain("Receipt");
});

it("R102: it stays a receipt without one, and nothing is invoiced if the order failed", () => {
  const { screen } = open("");
  expect(screen.root.textContent).not.toMatch(/Tax invoice|ABN|GST \$/);
  expect(textsOf(screen, ".order__receipt-title")).toEqual(["Receipt"]);
  const failed = open("51824753556", { OnlineOrderStatus: 11 });
  expect(failed.screen.root.textContent).not.toContain("Tax invoice");
});

it("R102: dishes and extras have their labels if the menu of their store is there", () => {
  const shown = open("");
  expect(textsOf(shown.screen, ".order__dish p")).toEqual(["Barramundi", "2 × Prawns (Salt) · Dip"]);
  expect(textsOf(shown.screen, ".order__origins")).toEqual([]);
  const labels = { ...noLabels, origin: "A" } as const;
  const prawns = buildModifier("prawns", { name: "Prawns", labels: { ...noLabels, origin: "I" } });
  const menu = menuOf({ Sea: [{ name: "Barramundi", labels, groupIds: ["extras"] }] });
  const groups = new Map([["extras", buildGroup("extras", [prawns])]]);
  shown.store.set(menusAtom, { kind: "ready", value: [{ ...menu, groups }] });
  shown.translate({ ...fields, Notes: "again" });
  expect(textsOf(shown.screen, ".order__dish p")).toEqual([
    "Barramundi (A)(Australian)",
    "2 × Prawns (I)(imported) (Salt) · Dip",
  ]);
  expect(textsOf(shown.screen, ".order__origins")).toEqual(["A Australian · I imported · M mixed"]);
});
