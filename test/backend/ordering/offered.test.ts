import { describe, expect, it } from "vitest";
import { burgerOrder, goldenOrder, menu, openShop, store, withValue } from "./orderFixture.ts";

describe("an order for something unavailable", () => {
  it.each([
    [
      "a property that every object has",
      withValue(burgerOrder, "OrderItems.0.Product_ID", "constructor"),
      "no longer on the menu",
    ],
    [
      "R11: a choice whose product is sold out",
      withValue(goldenOrder, "OrderItems.0.OrderExtras.0.Extra_ID", "105"),
      "Something that you chose with Burger has sold out.",
    ],
    ["R40: more than 20 in one line", withValue(burgerOrder, "OrderItems.0.Quantity", 21), "Maximum Quantity Exceeded"],
    [
      "R40: more than 20 of one product",
      withValue(
        burgerOrder,
        "OrderItems",
        [20, 1].map((Quantity) => ({ ...burgerOrder.OrderItems[0], Quantity })),
      ),
      "Maximum Quantity Exceeded",
    ],
  ])("is refused for %s", async (_name, order, message) => {
    const answer = await (await openShop()).post(order);
    expect(answer).toMatchObject({ status: 200, Success: false });
    expect(answer.Status.Message).toContain(message);
  });

  it("R32: is checked against the menu that is served at that time", async () => {
    const shop = await openShop();
    const breakfast = {
      ...menu,
      Categories: [],
      MenuTimeSettings: [{ MenuId: "Breakfast", StartTime: "06:00", EndTime: "11:00" }],
    };
    await shop.send("PUT", "/sandbox/documents/Companies/907/Menus/Breakfast", breakfast);
    expect((await shop.post(burgerOrder)).Status.Message).toBe("Burger is no longer on the menu.");
    const later = {
      ...burgerOrder,
      UDID: "burger-2",
      CreatedOn: burgerOrder.CreatedOn + 1500,
      ScheduledTime: burgerOrder.CreatedOn + 3000,
    };
    shop.clock.moveTo(new Date(later.CreatedOn * 1000));
    expect((await shop.post(later)).Success).toBe(true);
  });

  it("is refused below the minimum of its order type", async () => {
    const shop = await openShop();
    // Of two rules of a type, the higher one counts.
    const OrderTypeConstraintRules = [10, 18.86, 5].map((MinimumTotalPrice) => ({ OrderType: 3, MinimumTotalPrice }));
    shop.documents.set("Companies/907", { ...store, OrderTypeConstraintRules });
    expect((await shop.post(burgerOrder)).Status.Message).toBe("Minimum purchase is $18.86 (excluding delivery fee)");
  });
});
