import { type ListedProduct, listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import { isJsonObject } from "../../../backend/documentShape.ts";
import type { JsonFields } from "../../../backend/documents/types.ts";
import { placeIn } from "../documents/fault.ts";
import { isAskedFor, type MenuRead, readStores, type StoreRead } from "../documents/readStores.ts";
import { type Finding, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { isAlcohol, isSeafood } from "./words.ts";

/** R101: what a venue in Australia should ask its adviser about, one line a store and kind. */
export function lookAtLaw(subject: Subject): readonly Finding[] {
  const stores = readStores(subject.documents).filter(({ isHeadquarters }) => !isHeadquarters);
  return stores
    .filter((read) => isAskedFor(read.path, subject) && isAustralian(read))
    .flatMap((read) => [...surcharge(read), ...origin(read), ...kilojoules(read, stores), ...age(read)]);
}

function isAustralian({ store: { zone, location } }: StoreRead): boolean {
  return zone.startsWith("Australia/") && /^(au|aus|australia)?$/i.test(location.country);
}

/** The codes of Visa, Mastercard and all cards. */
const ended = [1, 2, 5];

function surcharge({ path, fields }: StoreRead): Finding[] {
  const rules = fields["SurchargeBankSettings"];
  if (!Array.isArray(rules)) return [];
  const isEnded = (rule: unknown) =>
    isJsonObject(rule) && ended.includes(Number(rule["CreditCardType"])) && Number(rule["Rate"]) > 0;
  if (!rules.some(isEnded)) return [];
  const message = "Visa or Mastercard costs extra, which ended in Australia on 1 October 2026.";
  return [warning(placeIn(path, ["SurchargeBankSettings"]), message, "Remove it, or check with your adviser.")];
}

/** A dish as the law asks about it: what the menu shows, and its product as it is written. */
interface Dish extends ListedProduct {
  readonly written: JsonFields;
}

function dishesOf({ menus }: StoreRead): readonly Dish[] {
  return menus.flatMap(({ fields, menu }: MenuRead) => {
    const products = fields.values["Products"];
    return listedProducts(menu).map((each) => {
      const written = isJsonObject(products) ? products[each.product.id] : null;
      return { ...each, written: isJsonObject(written) ? written : {} };
    });
  });
}

const said = /\((A|I|M)\)|\b(Australian|imported|mixed origin)\b|国产|澳洲|进口/i;

/** A dish says it with Origin, or in words, as a legend explains its letters. */
function origin(read: StoreRead): Finding[] {
  const silent = dishesOf(read).filter(
    ({ entry, product, written }) =>
      isSeafood(entry.name) && !written["Origin"] && !said.test(`${entry.name} ${product.description}`),
  );
  return lineOf(
    read,
    silent,
    "Seafood whose origin isn't told",
    "Add Origin (A, I or M) to each, or check with your adviser.",
  );
}

function kilojoules(read: StoreRead, stores: readonly StoreRead[]): Finding[] {
  const isOpen = ({ store }: StoreRead) => store.isEnabled && !store.isTest;
  const company = stores.filter((each) => isOpen(each) && each.company !== null && each.company === read.company);
  if (company.length < 2) return [];
  const silent = dishesOf(read).filter(({ written }) => typeof written["Kilojoules"] !== "number");
  const what = `The company has ${company.length} stores (chains of 20 in a state, or 50 in Australia, tell kilojoules), and these dishes have none`;
  return lineOf(read, silent, what, "Add Kilojoules to each, or check with your adviser.");
}

const adults = /\b18\b|eighteen|十八|未成年/i;

function age(read: StoreRead): Finding[] {
  const { terms, policies, closedMessage } = read.store;
  if (adults.test([terms, ...Object.values(policies), closedMessage].join(" "))) return [];
  const silent = dishesOf(read).filter(
    ({ category, entry, product, written }) =>
      (isAlcohol(entry.name) || isAlcohol(category.name)) &&
      typeof written["IsAlcohol"] !== "boolean" &&
      !adults.test(product.description),
  );
  const what = "Alcohol, and nothing says that it is for adults only";
  return lineOf(read, silent, what, "Add IsAlcohol to each, say it in TermsAndConditions, or check with your adviser.");
}

function lineOf({ path }: StoreRead, dishes: readonly Dish[], what: string, fix: string): Finding[] {
  const [first, second, third, ...more] = new Set(dishes.map(({ entry }) => entry.name));
  if (first === undefined) return [];
  const named = [first, second, third].filter((name) => name !== undefined).join(", ");
  return [warning(path, `${what}: ${named}${more.length > 0 ? ` and ${more.length} more` : ""}.`, fix)];
}
