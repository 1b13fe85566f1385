import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readData } from "../../widget-demo/backend/data.ts";
import { giftOrder } from "./ordering/giftFixture.ts";
import { openShop } from "./ordering/orderFixture.ts";

const folder = fileURLToPath(new URL("../../widget-demo/data", import.meta.url));
const { documents, coupons, delivery } = readData(folder);

interface GiftMenu {
  readonly SpecialCategories: { readonly SCTypeGiftcard: { readonly SubMenuItems: readonly Entry[] } };
  readonly Products: Readonly<Record<string, Product>>;
}

interface Entry {
  readonly ProductID: number;
  readonly Name: string;
  readonly Price: number;
}

interface Product extends Omit<Entry, "ProductID"> {
  readonly ShortDescription: string;
  readonly TaxRate: number;
  readonly PhotoUrl: string;
  readonly LargePhotoUrl: string;
}

function cardsOf(storeId: number) {
  const menu = documents[`Companies/${storeId}/Menus/DefaultMenu`] as unknown as GiftMenu;
  return menu.SpecialCategories.SCTypeGiftcard.SubMenuItems.map((entry) => {
    const product = menu.Products[entry.ProductID] as Product;
    expect(product).toMatchObject({ Name: entry.Name, Price: entry.Price });
    return product;
  });
}

describe("the demo's gift cards", () => {
  it.each([
    [200, 5],
    [201, 5],
    [123, 2],
    [124, 2],
  ])("of store %i each have a name, a description and a picture in two sizes", (storeId, count) => {
    const cards = cardsOf(storeId);
    expect(cards).toHaveLength(count);
    for (const { ShortDescription, PhotoUrl, LargePhotoUrl } of cards) {
      expect(ShortDescription).toMatch(/[.。]$/);
      for (const picture of [PhotoUrl, LargePhotoUrl])
        expect([picture, existsSync(join(folder, picture))]).toEqual([picture, true]);
    }
  });

  it.each([200, 201])("R72: of store %i cost the sum that was calculated by hand", async (StoreID) => {
    const files = { "data/documents.json": documents, "data/coupons.json": coupons, "data/delivery.json": delivery };
    const shop = await openShop({ files });
    const [, massage, fifty] = cardsOf(StoreID);
    const [first, second] = giftOrder.OrderItems;
    const order = {
      ...giftOrder,
      StoreID,
      AppliedCouponCodes: ["UNWIND", "TENOFF"],
      // The demo's stores have no surcharge on cards.
      BankCardSurcharge: 0,
      BankCardSurchargeTax: 0,
      SurchargeTransactions: [],
      TotalExcludingTax: 140.32,
      TotalTax: 4.68,
      PaymentTransactions: [{ Amount: 145, PaymentMethodType: 99 }],
      OrderItems: [
        { ...first, Product_ID: "451", Name: fifty?.Name, AppliedCoupon: { CouponCode: "TENOFF", Amount: 6.46 } },
        {
          ...second,
          Product_ID: "455",
          Name: massage?.Name,
          AppliedCoupon: { CouponCode: "UNWIND,TENOFF", Amount: 58.54 },
        },
      ],
    };
    expect(await shop.post(order)).toMatchObject({ Success: true });
    expect(shop.mails().map(({ kind }) => kind)).toEqual(["order-confirmation", "gift-card", "gift-card"]);
  });
});
