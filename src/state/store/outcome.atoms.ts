import { atom } from "jotai";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import type { RouteName } from "../navigation/paths.ts";

/** Whether a checkout waits for its order's outcome, or says why the order was refused. */
export const isOutcomeAtCheckoutAtom = atom(false);

const orderScreens: readonly RouteName[] = ["completeOrder", "thankYou", "giftThankYou"];

/** R33 return: an order's outcome comes before the news that its store has closed down. */
export const isOutcomeFirstAtom = atom(
  (get) => get(isOutcomeAtCheckoutAtom) || orderScreens.includes(get(routeAtom).name),
);
