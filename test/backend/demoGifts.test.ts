import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readData } from "../../widget-demo/backend/data.ts";

const folder = fileURLToPath(new URL("../../widget-demo/data", import.meta.url));
const { documents } = readData(folder);

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
});
