import { idIn, numberIn, recordsIn } from "../../../backend/ordering/reading.ts";
import { surchargeBound } from "../bounds.ts";
import { type Check, check } from "../check.ts";
import { dishWithChoice, dishWithSubChoice, sellable } from "../lines.ts";
import type { Change, DishLine, Order } from "../order.ts";
import { refused } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { skip } from "../verdict.ts";

/** An order that costs what the contract says must be placed. */
const costs = (sentence: string, changeFor: (subject: Subject) => Change | Promise<Change>) =>
  check(sentence, async (subject) => void (await subject.place(await changeFor(subject))));

export const totals: readonly Check[] = [
  costs("A line is a unit times the quantity: twenty of a dish are taken at that sum.", ({ shop }) => {
    const dish = sellable(shop)[0] ?? skip("the menu has no dish.");
    return { lines: [{ ...dish, quantity: 20 }] };
  }),
  costs("A unit costs its price with its choices.", ({ shop }) => ({
    lines: [{ ...dishWithChoice(shop), quantity: 3 }],
  })),
  costs("A choice's quantity is for each unit.", ({ shop }) => ({
    lines: [{ ...dishWithChoice(shop, 2), quantity: 2 }],
  })),
  costs("A choice with a choice costs both.", ({ shop }) => ({ lines: [{ ...dishWithSubChoice(shop), quantity: 2 }] })),
  costs("Several lines add up, each with its own tax.", ({ shop }) => {
    const [one, two, three] = sellable(shop);
    if (!one || !two) return skip("the menu has one dish only.");
    return { lines: [one, { ...two, quantity: 2 }, ...(three ? [three] : [])] };
  }),
  costs("A dish whose TaxRate is 0 has no tax.", ({ shop }) => {
    const free = sellable(shop).find(({ offer }) => offer.taxRate === 0) ?? skip("every dish of the menu has tax.");
    return { lines: [free] };
  }),
  costs("An offer of the store is taken off.", async (subject) => ({ lines: await discounted(subject) })),
  costs("An order without the offers that it could have had is taken at the higher price.", async (subject) => {
    const lines = await discounted(subject);
    return { lines, prices: { triggers: [], menu: { ...subject.shop.menu, PriceTriggers: [] } } };
  }),
  costs("A dish that is rolled into a meal costs what the offer says.", async (subject) => ({
    lines: await withMeal(subject),
  })),
  costs("A holiday's surcharge is on the goods after all discounts.", async (subject) => {
    const order = await subject.order();
    if (order.POSSurchargeExcludingTax === 0) skip("the store has no surcharge today.");
    return {};
  }),
  costs("A card's surcharge is on goods, fee and holiday's surcharge.", async (subject) => {
    const order = await subject.order({ payment: "card" });
    if (order.BankCardSurcharge === 0) skip("the store has no surcharge for this card.");
    return { payment: "card" };
  }),
  surchargeBound("A holiday's surcharge is on goods of exactly its AmountMaximum, too.", {
    list: "SurchargeHolidaySettings",
    key: "AmountMaximum",
  }),
  surchargeBound("A holiday's surcharge is on goods of exactly its AmountMinimum, too.", {
    list: "SurchargeHolidaySettings",
    key: "AmountMinimum",
  }),
  surchargeBound("A card's surcharge is on exactly its AmountMaximum, too.", {
    list: "SurchargeBankSettings",
    key: "AmountMaximum",
  }),
  surchargeBound("A card's surcharge is on exactly its AmountMinimum, too.", {
    list: "SurchargeBankSettings",
    key: "AmountMinimum",
  }),
  check("A card's surcharge may not be left out.", async (subject) => {
    const settings = recordsIn(subject.shop.store.fields, "SurchargeBankSettings");
    if (!settings.some((each) => (numberIn(each, "Rate") ?? 0) > 0)) skip("the store has no surcharge for cards.");
    const store = { ...subject.shop.store.fields, SurchargeBankSettings: [] };
    const order = await subject.order({ payment: "card", prices: { store } });
    const charged = await subject.order({ payment: "card" });
    if (charged.BankCardSurcharge === 0) skip("the store has no surcharge for this card.");
    refused(await subject.post(order), "price-changed");
  }),
];

const quantities = [1, 2, 3, 6, 20];
const rollIn = [1, 2, 3];
const mostTries = 400;

/** Lines that an offer of the store makes cheaper without being asked for. */
async function discounted(subject: Subject): Promise<readonly DishLine[]> {
  const candidates = quantities.flatMap((quantity) => sellable(subject.shop).map((dish) => [{ ...dish, quantity }]));
  return firstThat(subject, candidates, ({ AppliedPriceTriggers }) => AppliedPriceTriggers.length > 0);
}

/** A dish, and what an offer rolls into its meal. */
async function withMeal(subject: Subject): Promise<readonly DishLine[]> {
  const { triggers, menu } = subject.shop;
  const meals = [...triggers, ...recordsIn(menu, "PriceTriggers")].filter((trigger) =>
    rollIn.includes(numberIn(trigger, "OutcomeType") ?? 0),
  );
  const dishes = sellable(subject.shop);
  const candidates = meals.flatMap((meal) => {
    const trigger = idIn(meal, "ID");
    const outcomes = recordsIn(meal, "ProductOutcomes").map((outcome) => idIn(outcome, "ID"));
    const rolled = dishes.filter(({ offer }) =>
      outcomes.some((id) => [offer.productId, ...offer.categoryIds, ...offer.tagIds].includes(id)),
    );
    return dishes.flatMap((host) => rolled.slice(0, 2).map((dish) => [host, { ...dish, trigger }]));
  });
  return firstThat(subject, candidates, () => true);
}

async function firstThat(
  subject: Subject,
  candidates: readonly (readonly DishLine[])[],
  holds: (order: Order) => boolean,
): Promise<readonly DishLine[]> {
  for (const lines of candidates.slice(0, mostTries)) {
    const order = await subject.possibleOrder({ lines });
    if (order && holds(order)) return lines;
  }
  return skip("no offer of the store applies to a cart of its menu.");
}
