import { atom } from "jotai";
import type { Menu } from "../../domain/menu/menu.ts";
import { noPromotions } from "../../domain/promotion/promotions.ts";
import type { StoreRules } from "../../services/ports/rules.ts";
import { cartMenuAtom } from "../cart/cart.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

const noRules: StoreRules = {
  promotions: noPromotions,
  charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } },
};

interface HeldRules {
  readonly menu: Menu;
  readonly storeId: number;
  /** Null: on their way, or they couldn't be read. */
  readonly rules: StoreRules | null;
  readonly isLoading: boolean;
}

const heldRulesAtom = atom<HeldRules | null>(null);

/** The last known rules of the shown store; none until they are there. */
export const rulesAtom = atom((get): StoreRules => {
  const store = get(storeAtom);
  const held = get(heldRulesAtom);
  return (store.kind === "ready" && held?.storeId === store.value.id && held.rules) || noRules;
});

/** Until then a total may still change, so nobody pays it. */
export const areRulesKnownAtom = atom((get) => get(rulesAtom) !== noRules);

/** Reads the rules once for each menu that arrives; after a failure the next call tries again. */
export const loadRulesAtom = atom(null, async (get, set) => {
  const store = get(storeAtom);
  const menu = get(cartMenuAtom);
  const held = get(heldRulesAtom);
  if (store.kind !== "ready" || !menu) return;
  const isTheSame = held?.menu === menu && held.storeId === store.value.id;
  if (isTheSame && (held.isLoading || held.rules)) return;
  const { id: storeId, zone } = store.value;
  const known = held?.storeId === storeId ? held.rules : null;
  set(heldRulesAtom, { menu, storeId, rules: known, isLoading: true });
  const rules = await get(servicesAtom).loadRules({ storeId, menuId: menu.id, zone });
  if (get(heldRulesAtom)?.menu === menu) set(heldRulesAtom, { menu, storeId, rules: rules ?? known, isLoading: false });
});
