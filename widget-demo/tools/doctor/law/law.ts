import { type ListedProduct, listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import { stateOf } from "../../../../src/domain/store/venueList.ts";
import { isJsonObject } from "../../../backend/documentShape.ts";
import { placeIn } from "../documents/fault.ts";
import { isAskedFor, readStores, type StoreRead } from "../documents/readStores.ts";
import { type Finding, warning } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { isAlcohol, isSeafood } from "./words.ts";

/**
 * R101: what a venue in Australia should ask its adviser about, one line a store and kind. Only what diners read in the
 * shop counts, and a key that is planned says nothing there.
 */
export function lookAtLaw(subject: Subject): readonly Finding[] {
  const stores = readStores(subject.documents).filter((read) => !read.isHeadquarters && isAustralian(read));
  const asked = stores.filter(({ path }) => isAskedFor(path, subject));
  return [
    ...asked.flatMap((read) => [...surcharge(read), ...origin(read), ...age(read)]),
    ...kilojoules(asked, stores),
  ];
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

function dishesOf({ menus }: StoreRead): readonly ListedProduct[] {
  return menus.flatMap(({ menu }) => listedProducts(menu));
}

const said = /\((A|I|M)\)|\b(Australian|imported|mixed origin)\b|国产|澳洲|进口/i;

/** A dish says it in words, or by a letter that a legend explains. */
function origin(read: StoreRead): Finding[] {
  const silent = dishesOf(read).filter(
    ({ entry, product }) => isSeafood(entry.name) && !said.test(`${entry.name} ${product.description}`),
  );
  const fix = "Write (A), (I) or (M) behind each name, and what it means, or check with your adviser.";
  return lineOf(read.path, silent, "Seafood whose origin isn't told", fix);
}

/** From how many stores on a company tells kilojoules: in one state, and in Australia. */
const chain = { state: 20, country: 50 } as const;
const energy = /\d\s*(kj|kilojoules?|千焦)/i;

/** One line a company: its stores mostly have the same dishes. */
function kilojoules(asked: readonly StoreRead[], stores: readonly StoreRead[]): Finding[] {
  const open = stores.filter(({ company, store }) => company !== null && store.isEnabled && !store.isTest);
  return [...Map.groupBy(open, ({ company }) => company)].flatMap(([company, members]) => {
    const states = Map.groupBy(members, ({ store }) => stateOf(store.location.state));
    const isNational = members.length >= chain.country;
    const large = [...states].filter(([state, there]) => state !== null && there.length >= chain.state);
    const concerned = isNational ? members : large.flatMap(([, there]) => there);
    const [first] = concerned;
    if (!first) return [];
    const silent = concerned
      .filter((each) => asked.includes(each))
      .flatMap(dishesOf)
      .filter(({ entry, product }) => !energy.test(`${entry.name} ${product.description}`));
    const where = isNational
      ? `${members.length} stores in Australia`
      : large.map(([state, there]) => `${there.length} stores in ${state}`).join(" and ");
    const what = `The company has ${where} (chains of ${chain.state} in a state, or ${chain.country} in Australia, tell kilojoules), and these dishes don't tell theirs`;
    const fix = "Write them in each ShortDescription, such as 2,400 kJ, or check with your adviser.";
    return lineOf(first.path.replace(/[^/]+$/, company ?? ""), silent, what, fix);
  });
}

const adults = /\b18\b|eighteen|十八|未成年/i;

function age(read: StoreRead): Finding[] {
  const { terms, policies, closedMessage } = read.store;
  if (adults.test([terms, ...Object.values(policies), closedMessage].join(" "))) return [];
  const silent = dishesOf(read).filter(
    ({ category, entry, product }) =>
      (isAlcohol(entry.name) || isAlcohol(category.name)) && !adults.test(product.description),
  );
  const fix = "Say it in TermsAndConditions, or in each ShortDescription, or check with your adviser.";
  return lineOf(read.path, silent, "Alcohol, and nothing says that it is for adults only", fix);
}

function lineOf(place: string, dishes: readonly ListedProduct[], what: string, fix: string): Finding[] {
  const [first, second, third, ...more] = new Set(dishes.map(({ entry }) => entry.name));
  if (first === undefined) return [];
  const named = [first, second, third].filter((name) => name !== undefined).join(", ");
  return [warning(place, `${what}: ${named}${more.length > 0 ? ` and ${more.length} more` : ""}.`, fix)];
}
