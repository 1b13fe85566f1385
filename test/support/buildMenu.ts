import type { Category, Menu, MenuEntry, Product } from "../../src/domain/menu/menu.ts";
import { cents } from "../../src/domain/money/cents.ts";
import { parseMenu } from "../../src/wire/documents/menu.ts";

const context = { base: "https://shop.example/", note: () => {} };

/** A product with R10's defaults that costs ten dollars. Its name is its id, capitalised. */
export function buildProduct(id: string, given: Partial<Product> = {}): Product {
  const Name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
  const product = parseMenu("", { Products: { [id]: { Name, Price: 10 } } }, context).products.get(id);
  if (!product) throw new Error("The codec leaves out a product that is whole.");
  return { ...product, ...given };
}

function entryOf({ id, name, price }: Product): MenuEntry {
  const fit = { allergies: [], intolerances: [], preferences: [] };
  return { id, productId: id, name, price: price ?? cents(0), fit };
}

/** Categories by name, with their products: `buildMenu({ Burgers: [buildProduct("patty")] })`. */
export function buildMenu(
  categories: Readonly<Record<string, readonly Product[]>> = {},
  given: Partial<Menu> = {},
): Menu {
  const listed = Object.entries(categories).map(
    ([name, products]): Category => ({ id: name.toLowerCase(), name, entries: products.map(entryOf) }),
  );
  const products = Object.values(categories).flat();
  return {
    ...parseMenu("DefaultMenu", {}, context),
    categories: listed,
    products: new Map(products.map((product) => [product.id, product])),
    ...given,
  };
}
