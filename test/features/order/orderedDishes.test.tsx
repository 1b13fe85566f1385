// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { menusAtom } from "../../../src/state/store/store.atoms.ts";
import { anySurcharge } from "../../parts/offers/offeredShop.tsx";
import { buildMenu } from "../../support/buildMenu.ts";
import { noRules } from "../../support/buildServices.ts";
import { evening, showArrived, showOrder, textsOf } from "./orderFixture.tsx";

describe("the contents of an order", () => {
  const OrderItems = [
    {
      Product_ID: 11,
      Name: "Burger",
      Quantity: 2,
      Note: "No onion",
      OrderExtras: [
        {
          Extra_ID: 103,
          Name: "Aioli",
          Quantity: 2,
          ChildrenOrderExtras: [
            { Extra_ID: 9, Name: "Chives", Quantity: 1 },
            { Extra_ID: 8, Quantity: 1 },
          ],
        },
        { Extra_ID: 104, Name: "Bacon", Quantity: 1 },
        { Extra_ID: 105, Quantity: 1 },
      ],
    },
    { Product_ID: 12, Name: "Cola", PriceTriggerID: "meal" },
    { Product_ID: 13 },
  ];
  const paid = {
    OrderItems,
    TotalExcludingTax: 20,
    TotalTax: 2,
    PaymentTransactions: [{ Amount: 22, PaymentMethodType: 99 }],
  };

  it("lists products with their choices, the total and the payment", () => {
    const shown = showArrived(paid);
    expect(textsOf(shown.screen, ".order__dish > div")).toEqual(["Burger2 × Aioli (Chives) · BaconNo onion", "Cola"]);
    expect(textsOf(shown.screen, ".order__count")).toEqual(["2 ×2 pieces", "1 ×1 piece"]);
    expect(textsOf(shown.screen, "section dl > div")).toEqual(["Total$22.00", "PaymentCard"]);
    shown.translate({ ...paid, PaymentTransactions: [{ Amount: 22, PaymentMethodType: 98 }] });
    expect(textsOf(shown.screen, "section dl > div")).toEqual(["Total$22.00"]);
  });

  it.each([
    [{ RewardPoints: 21 }, ["Earns 21 points"]],
    [{ RewardPoints: 21, OnlineOrderStatus: 5 }, ["Earned 21 points"]],
    [{ RewardPoints: 21, OnlineOrderStatus: 10 }, []],
    [{ RewardPoints: 21, OnlineOrderStatus: 11 }, []],
    [{}, []],
  ])("R68: shows what a member earns with it: %o", (fields, told) => {
    const shown = showOrder();
    shown.store.set(menusAtom, { kind: "ready", value: [] });
    shown.translate({ ...paid, ...fields });
    const { textContent } = shown.screen.root;
    expect(textContent?.match(/Earne?[sd] \d+ points/g) ?? []).toEqual(told);
  });

  it("shows what a redeemed product and the whole order took in points, and names the offers and codes that reduced the price", () => {
    const shown = showOrder();
    shown.store.set(menusAtom, { kind: "ready", value: [] });
    const used = { ...paid, RedeemPoints: 45, RewardPoints: 6 };
    const [, cola] = OrderItems;
    shown.translate({ ...used, OrderItems: [{ ...cola, PriceTriggerID: null, Quantity: 3, RedeemPoints: 15 }] });
    expect(textsOf(shown.screen, ".order__dish > div")).toEqual(["Cola45 points"]);
    expect(textsOf(shown.screen, ".order__points")).toEqual(["Uses 45 points · Earns 6 points"]);
    shown.translate({ ...used, RewardPoints: 0, OnlineOrderStatus: 5 });
    expect(textsOf(shown.screen, ".order__points")).toEqual(["Uses 45 points"]);
    shown.translate({ ...used, OnlineOrderStatus: 10 });
    expect(textsOf(shown.screen, ".order__points")).toEqual([]);
    shown.translate({
      ...paid,
      SubtotalExcludingTax: 20,
      DiscountExcludingTax: 3,
      AppliedPriceTriggers: [
        { PriceTriggerID: "t", Name: "Happy hour", Kind: 2, Amount: 1 },
        { PriceTriggerID: "w", Kind: 0, Amount: 0.5 },
        { PriceTriggerID: "meal", Name: "Make it a meal", Kind: 1, Amount: 2 },
      ],
      OrderItems: OrderItems.map((item) => ({ ...item, AppliedCoupon: { CouponCode: "PATTY", Amount: 0.5 } })),
    });
    expect(textsOf(shown.screen, ".money-rows__row--part")).toEqual([
      "Happy hour−$1.00",
      "a discount−$0.50",
      "PATTY−$1.50",
    ]);
    expect(textsOf(shown.screen, ".order__dish > div")[1]).toBe("ColaMake it a meal");
  });

  it("names the holiday surcharges as the store does, and shows all sums, of a free order, too, or none", async () => {
    const shown = showOrder();
    const holiday = { ...anySurcharge, id: "bf", name: "Black Friday", days: { kind: "weekday", weekday: 5 } } as const;
    const charges = { ...noRules.charges, surcharges: { holidays: [holiday], bank: [] } };
    shown.rules.set({ ...noRules, charges });
    const charged = {
      ...paid,
      SubtotalExcludingTax: 20,
      POSSurchargeExcludingTax: 2,
      BankCardSurcharge: 1,
      SurchargeTransactions: [
        { Surcharge_ID: "bf", Amount: 2 },
        { Surcharge_ID: "bf", Amount: 1 },
      ],
    };
    shown.translate(charged);
    await act(async () => shown.store.set(menusAtom, { kind: "ready", value: [buildMenu({ Burgers: [] })] }));
    const rows = ["Subtotal$20.00", "Black Friday surcharge$2.00", "Card surcharge$1.00"];
    expect(textsOf(shown.screen, "section dl > div").slice(0, 3)).toEqual(rows);
    shown.translate({ ...charged, SurchargeTransactions: [] });
    expect(textsOf(shown.screen, "section dl > div")[1]).toBe("Holiday surcharge$2.00");
    shown.translate({
      OrderItems: OrderItems.map((item) => ({ ...item, AppliedCoupon: { CouponCode: "PATTY", Amount: 5 } })),
      SubtotalExcludingTax: 15,
      DiscountExcludingTax: 15,
      TotalExcludingTax: 0,
      TotalTax: 0,
      PaymentTransactions: [{ Amount: 0, PaymentMethodType: 99 }],
    });
    const freeRows = ["Subtotal$15.00", "Discount−$15.00", "PATTY−$15.00", "Total$0.00", "GST included$0.00"];
    expect(textsOf(shown.screen, "section dl > div")).toEqual(freeRows);
    const [burger, ...others] = OrderItems;
    shown.translate({
      ...paid,
      CreatedOn: evening / 1000,
      ScheduledTime: null,
      SubtotalExcludingTax: 20,
      SubtotalTax: 2,
      DiscountExcludingTax: 3,
      BankCardSurcharge: 1.5,
      OrderItems: [{ ...burger, FinalTotalExcludingTax: 10, FinalTotalTax: 1 }, ...others],
    });
    expect(textsOf(shown.screen, ".order__dish > .price")).toEqual(["$11.00"]);
    const allRows = ["Subtotal$22.00", "Discount−$3.00", "Card surcharge$1.50", "Total$22.00"];
    expect(textsOf(shown.screen, "section dl > div")).toEqual([...allRows, "GST included$2.00", "PaymentCard"]);
    expect(textsOf(shown.screen, "dl > div")).toContain("Ordered atToday, 6:41 pm05 November 2026 6:41 pm");
    shown.translate({});
    expect(textsOf(shown.screen, ".order__card h2")).toEqual([]);
  });

  it("has a receipt with store, name and order type once the order is accepted", () => {
    const shown = showArrived({ ...paid, ContactCustomer_FirstName: "Noor", ContactCustomer_LastName: "Abbot" });
    const head = ["Patty & Sons", "1 Bourke St, Melbourne", "03 9000 0000", "Receipt", "Order #1042"];
    expect(textsOf(shown.screen, ".order__receipt > *")).toEqual(head);
    expect(textsOf(shown.screen, "dl > div")).toEqual(expect.arrayContaining(["NameNoor Abbot", "Order typePickup"]));
    shown.translate({ ...paid, OnlineOrderStatus: 10 });
    expect(textsOf(shown.screen, ".order__receipt > *")).toEqual([...head, "Order Refunded"]);
    shown.translate({ ...paid, OnlineOrderStatus: 11 });
    expect(textsOf(shown.screen, ".order__receipt")).toEqual([]);
  });

  it.each([
    ["with an opaque origin", "null", null, []],
    ["that can't open dialogs", "https://shop.example", "allow-scripts allow-same-origin", []],
    ["that can open dialogs", "https://shop.example", "allow-scripts allow-modals", ["Print receipt"]],
    ["that isn't sandboxed", "https://shop.example", null, ["Print receipt"]],
  ])("can be printed only if the frame allows it: in a frame %s", (_frame, origin, sandbox, buttons) => {
    vi.stubGlobal("origin", origin);
    const frame = document.createElement("iframe");
    if (sandbox !== null) frame.setAttribute("sandbox", sandbox);
    vi.stubGlobal("frameElement", frame);
    const shown = showArrived(paid);
    const offered = textsOf(shown.screen, ".order__actions button");
    vi.unstubAllGlobals();
    expect(offered.filter((name) => name === "Print receipt")).toEqual(buttons);
  });

  it("stays readable after a refusal, links to directions and phone number, and is in the past tense after pickup", () => {
    const shown = showArrived({ ...paid, OnlineOrderStatus: 11 });
    expect(textsOf(shown.screen, "h2")).toEqual(["What you ordered"]);
    expect(textsOf(shown.screen, ".order__dish > div > :first-child")).toEqual(["Burger", "Cola"]);
    expect(textsOf(shown.screen, "section dl > div")).toEqual(["Total$22.00"]);
    shown.translate({});
    const links = [...shown.screen.root.querySelectorAll("dd a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.*Bourke/), "tel:0390000000"]);
    shown.translate({ OrderType: 10 });
    expect(textsOf(shown.screen, "dd")).toContain("03 9000 0000");
    expect(textsOf(shown.screen, "dd a")).toEqual(["03 9000 0000"]);
    shown.translate({ OnlineOrderStatus: 5 });
    expect(textsOf(shown.screen, "dt")).toEqual(["Order type", "Ordered for", "Collected at", "Call us"]);
    const silently = showArrived({ OnlineOrderStatus: 5 }, { store: { isStatusTrackingDisabled: true } });
    expect(textsOf(silently.screen, "dt")).toEqual(["Order type", "Estimated time", "Pick up at", "Call us"]);
  });
});
