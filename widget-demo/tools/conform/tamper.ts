import type { JsonFields } from "../../backend/documents/types.ts";
import { fieldsIn, numberIn, recordsIn } from "../../backend/ordering/reading.ts";

/** The menu with every price halved. */
export function halfPrice(menu: JsonFields): JsonFields {
  const halved = (fields: JsonFields): JsonFields => {
    const price = numberIn(fields, "Price");
    return price === null ? fields : { ...fields, Price: Math.floor(price * 50) / 100 };
  };
  const Products = Object.fromEntries(
    Object.keys(fieldsIn(menu, "Products")).map((id) => [id, halved(fieldsIn(fieldsIn(menu, "Products"), id))]),
  );
  const Categories = recordsIn(menu, "Categories").map((category) => ({
    ...category,
    SubMenuItems: recordsIn(category, "SubMenuItems").map(halved),
  }));
  return { ...menu, Products, Categories };
}
