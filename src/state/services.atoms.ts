import { atom } from "jotai";
import type { Services } from "../services/ports/services.ts";

const heldServicesAtom = atom<Services | null>(null);

/** The element's services, set once by the composition root. */
export const servicesAtom = atom(
  (get): Services => {
    const services = get(heldServicesAtom);
    if (!services) throw new Error("No services were set.");
    return services;
  },
  (_get, set, services: Services) => set(heldServicesAtom, services),
);
