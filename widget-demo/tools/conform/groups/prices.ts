import type { JsonFields } from "../../../backend/documents/types.ts";
import { fieldsIn, numberIn, recordsIn } from "../../../backend/ordering/reading.ts";
import type { Check } from "../check.ts";
import { dishWithChoice } from "../lines.ts";
import type { Order } from "../order.ts";
import { type Make, refusal, withItem } from "../refusal.ts";
import { skip } from "../verdict.ts";

type Item = Order["OrderItems"][number];

const tampered = (sentence: string, make: Make) => refusal(sentence, "price-changed", make);

const off = (sentence: string, change: (order: Order) => Partial<Order>) =>
  tampered(sentence, async (subject) => {
    const order = await subject.order();
    return { ...order, ...change(order) };
  });

const onItem = (sentence: string, change: (item: Item) => Partial<Item>) =>
  off(sentence, (order) => {
    const [first] = order.OrderItems;
    return first ? withItem(order, change(first)) : {};
  });

const cent = (dollars: number) => Math.round(dollars * 100 + 1) / 100;

export const prices: readonly Check[] = [
  tampered("An order at half the menu's prices is refused with price-changed, though it adds up.", async (subject) => {
    const { dishes, menu } = subject.shop;
    if (dishes.length === 0) skip("the menu has no dish.");
    return subject.order({ prices: { menu: halfPrice(menu) } });
  }),
  off("An order for one cent is refused with price-changed.", ({ PaymentTransactions: [payment] }) => ({
    TotalExcludingTax: 0.01,
    TotalTax: 0,
    PaymentTransactions: [{ ...payment, Amount: 0.01 } as Order["PaymentTransactions"][0]],
  })),
  off("A total of nothing is refused with price-changed.", () => ({
    TotalExcludingTax: 0,
    TotalTax: 0,
    PaymentTransactions: [],
  })),
  off("A total that is a cent too high is refused with price-changed.", ({ TotalExcludingTax }) => ({
    TotalExcludingTax: cent(TotalExcludingTax),
  })),
  off("A total that is negative is refused with price-changed.", ({ TotalExcludingTax }) => ({
    TotalExcludingTax: -TotalExcludingTax,
  })),
  off("Tax that is a cent off is refused with price-changed.", ({ TotalTax }) => ({ TotalTax: cent(TotalTax) })),
  off("A subtotal that is a cent off is refused with price-changed.", ({ SubtotalExcludingTax }) => ({
    SubtotalExcludingTax: cent(SubtotalExcludingTax),
  })),
  off(
    "A payment of another amount than the total is refused with price-changed.",
    ({ PaymentTransactions: [payment] }) => ({
      PaymentTransactions: [{ ...payment, Amount: 0.5 } as Order["PaymentTransactions"][0]],
    }),
  ),
  off("A discount that nothing gives is refused with price-changed.", (order) => ({
    DiscountExcludingTax: order.DiscountExcludingTax + 1,
    TotalExcludingTax: order.TotalExcludingTax - 1,
    PaymentTransactions: order.PaymentTransactions.map((each) => ({ ...each, Amount: each.Amount - 1 })),
  })),
  off("A delivery fee that nobody charges is refused with price-changed.", ({ FreightExcludingTax }) => ({
    FreightExcludingTax: cent(FreightExcludingTax),
  })),
  off("A surcharge that nobody charges is refused with price-changed.", ({ BankCardSurcharge }) => ({
    BankCardSurcharge: cent(BankCardSurcharge),
  })),
  onItem("A dish's price that isn't the menu's is refused with price-changed.", ({ UsingUnitPrice }) => ({
    UsingUnitPrice: cent(UsingUnitPrice),
  })),
  onItem("A line's total that is a cent off is refused with price-changed.", ({ FinalTotalExcludingTax }) => ({
    FinalTotalExcludingTax: cent(FinalTotalExcludingTax),
  })),
  onItem("A line's tax that is a cent off is refused with price-changed.", ({ FinalTotalTax }) => ({
    FinalTotalTax: cent(FinalTotalTax),
  })),
  onItem("More of a dish than was counted is refused with price-changed.", ({ Quantity }) => ({
    Quantity: Quantity + 1,
  })),
  onItem("Another tax rate than the menu's is refused with price-changed.", ({ UsingTaxRate }) => ({
    UsingTaxRate: UsingTaxRate + 0.05,
  })),
  tampered("A choice for less than the menu's price is refused with price-changed.", async (subject) => {
    const order = await subject.order({ lines: [dishWithChoice(subject.shop)] });
    const [extra, ...more] = order.OrderItems[0]?.OrderExtras ?? [];
    const cheaper = { ...extra, UsingUnitPrice: 0, FinalPriceExcludingTax: 0, FinalTax: 0 };
    return withItem(order, { OrderExtras: [cheaper, ...more] });
  }),
  tampered("An offer that the store doesn't have is refused with price-changed.", (subject) => {
    const own = { ID: "conform-gift", OutcomeType: 0, DiscountFlatValue: 1, Priority: -1 };
    return subject.order({ prices: { triggers: [own, ...subject.shop.triggers] } });
  }),
];

/** The menu with every price halved. */
function halfPrice(menu: JsonFields): JsonFields {
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
