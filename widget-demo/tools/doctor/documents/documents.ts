import { type OrderMode, orderModes } from "../../../../src/domain/fulfilment/orderMode.ts";
import { listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import { type Finding, ok } from "../finding.ts";
import type { Subject } from "../subject.ts";
import { type Fault, grouped } from "./fault.ts";
import { keyFaults } from "./keys.ts";
import { giftsOf, menuFaults } from "./menuFaults.ts";
import { menuTimeFaults } from "./menuTimes.ts";
import { offerFaults } from "./offers.ts";
import { pathFaults } from "./paths.ts";
import { isAskedFor, readStores, type StoreRead, storePathOf } from "./readStores.ts";
import { shapeFaults } from "./shape.ts";
import { companyFaults, storeFaults } from "./storeFaults.ts";

/** What is wrong with stores, menus, offers and texts, or what they offer if nothing is. */
export function lookAtDocuments(subject: Subject): readonly Finding[] {
  const stores = readStores(subject.documents);
  const isSeen = (path: string) => {
    const store = storePathOf(path);
    return store === null || isAskedFor(store, subject);
  };
  const documents = Object.entries(subject.documents).filter(([path]) => isSeen(path));
  const asked = stores.filter(({ path }) => isSeen(path));
  const faults = [
    ...pathFaults(subject),
    ...companyFaults(asked, subject),
    ...documents.flatMap(([path, fields]) => [...shapeFaults(path, fields), ...keyFaults(path, fields)]),
    ...asked.flatMap((store) => faultsOf(store, subject)),
  ];
  return [
    ...grouped(faults),
    ...asked.filter((store) => isRight(store, faults)).map((store) => summary(store, stores, subject)),
  ];
}

function faultsOf(store: StoreRead, subject: Subject): Fault[] {
  return [
    ...storeFaults(store),
    ...menuTimeFaults(store, subject),
    ...store.menus.flatMap(menuFaults),
    ...offerFaults(store),
  ];
}

function isRight({ path }: StoreRead, faults: readonly Fault[]): boolean {
  return !faults.some(({ level, place }) => level !== "ok" && storePathOf(place.split(" · ")[0] ?? "") === path);
}

function summary(store: StoreRead, all: readonly StoreRead[], subject: Subject): Finding {
  return ok(store.path, `${store.isHeadquarters ? companyLine(store, all, subject) : offerLine(store)}.`);
}

function companyLine({ store }: StoreRead, all: readonly StoreRead[], { stores }: Subject): string {
  // The others weren't read.
  if (stores.length > 0) return "a headquarters";
  const members = all.filter(({ company, isHeadquarters }) => company === String(store.id) && !isHeadquarters);
  return `the headquarters of ${counted(members.length, "store", "stores")}`;
}

const modes: Readonly<Record<OrderMode, string>> = {
  delivery: "Delivery",
  pickup: "Pickup",
  room: "Deliver to room",
  table: "Dine in",
};

function offerLine({ store, menus }: StoreRead): string {
  if (!store.isEnabled) return "nobody finds it, because IsEnabled is false";
  // Several menus may have the same ones.
  const dishes = new Set(menus.flatMap(({ menu }) => listedProducts(menu).map(({ product }) => product.id))).size;
  const categories = new Set(menus.flatMap(({ menu }) => menu.categories.map(({ id }) => id))).size;
  const gifts = new Set(menus.flatMap(giftsOf)).size;
  const parts = [
    `${counted(dishes, "dish", "dishes")} in ${counted(categories, "category", "categories")}`,
    ...(menus.length > 1 ? [`${menus.length} menus`] : []),
    ...(gifts > 0 ? [counted(gifts, "gift card", "gift cards")] : []),
    new Intl.ListFormat("en-AU").format(orderModes.filter((mode) => store.view[mode]).map((mode) => modes[mode])),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
