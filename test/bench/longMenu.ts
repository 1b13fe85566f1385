import type { Demo } from "../../widget-demo/backend/createDemo.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";

const perCategory = 40;
const photos = ["burger-classic", "chips", "salad", "shake-vanilla", "cola", "coffee", "cookie", "chicken-wings"];

function productOf(id: number) {
  return {
    ID: id,
    Name: `Dish number ${id}`,
    ShortDescription: "Grilled over ironbark, with lemon, herbs and a little more butter than it needs.",
    PhotoUrl: `/images/${photos[id % photos.length]}.webp`,
    Status: id % 9 === 0 ? 2 : 0,
    Price: 8 + (id % 17) / 2,
    TaxRate: 0.1,
    ModifierGroups: ["bun", "extras"],
  };
}

const idsOf = (productCount: number) => Array.from({ length: productCount }, (_, index) => 10_001 + index);

/** The products of the menu, in its order. */
export const productsOf = (productCount: number) => idsOf(productCount).map(productOf);

/** A menu with many products in categories of 40, which uses the demo's own modifier groups. */
function longMenu(productCount: number): JsonFields {
  const ids = idsOf(productCount);
  const categoryCount = Math.ceil(productCount / perCategory);
  return {
    Categories: Array.from({ length: categoryCount }, (_, index) => ({
      ID: index + 1,
      Name: `Category ${index + 1}`,
      SubMenuItems: ids.slice(index * perCategory, (index + 1) * perCategory).map((id) => ({
        ID: id,
        ProductID: id,
        Name: `Dish number ${id}`,
        Price: 8 + (id % 17) / 2,
        ProductAllergy: [1, 3],
        ProductPreference: [21],
      })),
    })),
    Products: Object.fromEntries(ids.map((id) => [`${id}`, productOf(id)])),
  };
}

const path = "Companies/120/Menus/DefaultMenu";

/** Replaces the menu of the demo's restaurant from now on, and keeps only its modifier groups. */
export function serveLongMenu({ documents }: Demo, productCount: number): void {
  documents.set(path, { ...documents.read(path), ...longMenu(productCount) });
}
