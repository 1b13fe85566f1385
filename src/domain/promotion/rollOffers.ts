import type { CartLine, MealAddOn } from "../cart/cart.ts";
import { chosenModifiers } from "../cart/lineFrom.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { CategoryId, Menu, Product } from "../menu/menu.ts";
import { choicesOf, type Selection } from "../menu/selection.ts";
import { type Cents, cents } from "../money/cents.ts";
import { fits } from "./basket.ts";
import { priceDiscount } from "./discount.ts";
import type { Outcome, RollTrigger } from "./trigger.ts";

/** A product that can be rolled in, with the offer's price. */
export interface RollChoice {
  readonly product: Product;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  readonly name: string;
  readonly price: Cents;
  readonly reducedPrice: Cents;
}

type Listed = Omit<RollChoice, "reducedPrice">;

function listingOf({ category, entry: { name, price }, product }: ListedProduct): Listed {
  return { product, categoryId: category.id, categoryName: category.name, name, price };
}

/** R12: the product's own price, for a product that isn't in any category. */
function unlisted(product: Product): Listed[] {
  const { name, code, id, price } = product;
  return price === null ? [] : [{ product, categoryId: "", categoryName: "", name: name || code || id, price }];
}

/** R21: the menu entries of the outcome's own category. */
function ownEntries({ kind, id }: Outcome, listed: readonly Listed[]): readonly Listed[] {
  return kind === "category" ? listed.filter(({ categoryId }) => categoryId === id) : [];
}

/** R12: the entries of the outcome's products in menu order. `rollChoices` uses the first one of each product. */
function listedFor({ kind, id }: Outcome, listed: readonly Listed[], menu: Menu): readonly Listed[] {
  if (kind === "product") {
    const product = menu.products.get(id);
    const first = listed.find((each) => each.product === product);
    return first ? [first] : (product && unlisted(product)) || [];
  }
  if (kind === "tag") return listed.filter(({ product }) => product.tagIds.includes(id));
  return listed.filter(({ product }) => product.categoryIds.includes(id));
}

function reduced(listed: Listed, { cut }: RollTrigger): RollChoice[] {
  const { price, product } = listed;
  const off = priceDiscount({ price, fixedPrice: product.fixedPrice }, cut);
  return off === null ? [] : [{ ...listed, reducedPrice: cents(price - off) }];
}

/** The products that an offer lets the diner add, each once. Sold-out products are left out. */
export function rollChoices(trigger: RollTrigger, menu: Menu): readonly RollChoice[] {
  const listed = listedProducts(menu).map(listingOf);
  const seen = new Set<Product>();
  const own = trigger.outcomes.flatMap((outcome) => ownEntries(outcome, listed));
  const others = trigger.outcomes.flatMap((outcome) => listedFor(outcome, listed, menu));
  return [...own, ...others]
    .filter(({ product }) => !product.isSoldOut && !seen.has(product) && seen.add(product))
    .flatMap((each) => reduced(each, trigger));
}

export function addOnFrom(
  choice: RollChoice,
  trigger: Pick<RollTrigger, "id">,
  selection: Selection,
  menu: Menu,
): MealAddOn {
  const { product, categoryId, categoryName, name, price, reducedPrice } = choice;
  return {
    triggerId: trigger.id,
    productId: product.id,
    categoryId,
    categoryName,
    code: product.code,
    name,
    price,
    reducedPrice,
    taxRate: product.taxRate,
    preparationMinutes: product.preparationMinutes,
    labels: product.labels,
    modifiers: chosenModifiers(choicesOf(product, menu), selection),
  };
}

/** R21: whether the line counts for one of the offer's conditions. Without conditions, every available line does. */
export function canTakeRoll(line: CartLine, { conditions }: RollTrigger): boolean {
  if (line.unavailability !== null) return false;
  if (conditions.length === 0) return true;
  return line.redemption === null && conditions.some((condition) => fits(line, condition));
}
