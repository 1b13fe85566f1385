import type { Store } from "../../src/domain/store/store.ts";
import { parseStore } from "../../src/wire/documents/store.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ DayOfWeek: day, OpeningTime: "00:00", ClosingTime: "24:00" }));

/** R10's defaults, except that the store is open round the clock. */
const fields = {
  Name: "Patty & Sons",
  StoreTitle: "Patty & Sons, Bourke St",
  OperatingHours: everyDay,
  TimezoneIanaFormat: "Australia/Melbourne",
};

export function buildStore(given: Partial<Store> = {}): Store {
  const store = parseStore("120", fields, { base: "https://shop.example/", note: () => {} });
  if (!store) throw new Error("The codec leaves out a store that is whole.");
  return { ...store, ...given };
}
