import { atom } from "jotai";
import { anywhere } from "../../domain/fulfilment/deliveryReach.ts";
import { noPromotions, type Promotions } from "../../domain/promotion/promotions.ts";
import type { StoreCharges } from "../../services/ports/rules.ts";
import { servedMenuAtom } from "../menu/menu.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { buildRuleReading, wantedRulesAtom } from "./ruleReading.ts";

const noCharges: StoreCharges = {
  charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } },
  reach: anywhere,
};

const charges = buildRuleReading(({ loadCharges }, asked) => loadCharges(asked));
const promotions = buildRuleReading(({ loadPromotions }, asked) => loadPromotions(asked));

/** What the store charges beside its dishes, and where it delivers to. Nothing and anywhere until it is loaded. */
export const chargesAtom = atom((get): StoreCharges => get(charges.rulesAtom) ?? noCharges);

/** Empty until they are loaded. */
export const promotionsAtom = atom((get): Promotions => get(promotions.rulesAtom) ?? noPromotions);

export const areChargesKnownAtom = atom((get) => get(charges.rulesAtom) !== null);
export const arePromotionsKnownAtom = atom((get) => get(promotions.rulesAtom) !== null);

/** R87: the order goes on without the offers, because they can't be read. */
export const arePromotionsGivenUpAtom = promotions.isGivenUpAtom;

/** Until then a total may still change, so it can't be paid. */
export const canPriceAtom = atom(
  (get) => get(areChargesKnownAtom) && (get(arePromotionsKnownAtom) || get(arePromotionsGivenUpAtom)),
);

/** Whether the rules are loaded or have failed. If they have failed, a cart costs what its menu says. */
export const areRulesSettledAtom = atom((get) => {
  if (!get(wantedRulesAtom)) return get(storeAtom).kind !== "loading" && get(servedMenuAtom).kind !== "loading";
  return get(charges.isSettledAtom) && (get(promotions.isSettledAtom) || get(arePromotionsGivenUpAtom));
});

/** Reads only the offers and the rules of points, if they aren't read yet. */
export const loadPromotionsAtom = promotions.loadAtom;

/** Reads what isn't read yet, and resolves when both have been answered. */
export const loadRulesAtom = atom(null, async (_get, set) => {
  await Promise.all([set(charges.loadAtom), set(promotions.loadAtom)]);
});

/** For screens without a cart, where a newer menu needs no newer rules: each read is billed. */
export const loadRulesOnceAtom = atom(null, async (get, set) => {
  if (!(get(areChargesKnownAtom) && get(arePromotionsKnownAtom))) await set(loadRulesAtom);
});
