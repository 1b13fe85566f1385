import { atom, type createStore } from "jotai";
import type { OrderServices, Services } from "../services/ports/services.ts";

/** The jotai store of one element. Each element has its own. */
export type JotaiStore = ReturnType<typeof createStore>;

const cachedServicesAtom = atom<Services | null>(null);

/** The element's services, set once by the composition root. */
export const servicesAtom = atom(
  (get): Services => {
    const services = get(cachedServicesAtom);
    if (!services) throw new Error("No services were set.");
    return services;
  },
  (_get, set, services: Services) => set(cachedServicesAtom, services),
);

/** Null until they are loaded. */
export const arrivedOrderServicesAtom = atom<OrderServices | null>(null);

/** For code that runs only after they are loaded: screens and dialogs wait for them (`useOrderParts`). */
export const orderServicesAtom = atom((get): OrderServices => {
  const services = get(arrivedOrderServicesAtom);
  if (!services) throw new Error("The services of an order were asked for before they came.");
  return services;
});
