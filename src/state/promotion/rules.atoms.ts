import { atom } from "jotai";
import { anywhere } from "../../domain/fulfilment/deliveryReach.ts";
import type { Menu, MenuId } from "../../domain/menu/menu.ts";
import { noPromotions } from "../../domain/promotion/promotions.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { StoreRules } from "../../services/ports/rules.ts";
import { cartMenuAtom } from "../cart/cart.atoms.ts";
import { servedMenuAtom } from "../menu/menu.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

const noRules: StoreRules = {
  promotions: noPromotions,
  charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } },
  reach: anywhere,
};

interface HeldRules {
  readonly storeId: StoreId;
  readonly menuId: MenuId;
  /** The menu that was loaded when the rules were requested; null if there was only the cached one. */
  readonly arrived: Menu | null;
  /** The last rules that were read for this store and menu; null if there are none. */
  readonly rules: StoreRules | null;
  /** The last read. Only its answer counts, because an older read may end after it. */
  readonly answer: Promise<StoreRules | null>;
  readonly reading: "running" | "done" | "failed";
}

const heldRulesAtom = atom<HeldRules | null>(null);

/** The rules that count: those of the shown store, for the menu that is served now. */
export const wantedRulesAtom = atom((get) => {
  const store = get(storeAtom);
  const menu = get(servedMenuAtom);
  if (store.kind !== "ready" || menu.kind !== "ready" || !menu.value) return null;
  return { storeId: store.value.id, menuId: menu.value.id, zone: store.value.zone };
});

/** Empty until they are loaded. */
export const rulesAtom = atom((get): StoreRules => {
  const wanted = get(wantedRulesAtom);
  const held = get(heldRulesAtom);
  if (!wanted || held?.storeId !== wanted.storeId || held.menuId !== wanted.menuId) return noRules;
  return held.rules ?? noRules;
});

/** Until the rules are known, a total may still change, so it can't be paid. */
export const areRulesKnownAtom = atom((get) => get(rulesAtom) !== noRules);

/** Whether the rules are loaded or have failed. If they have failed, a cart costs what its menu says. */
export const areRulesSettledAtom = atom((get) => {
  const wanted = get(wantedRulesAtom);
  if (!wanted) return get(storeAtom).kind !== "loading" && get(servedMenuAtom).kind !== "loading";
  const held = get(heldRulesAtom);
  const isHeld = held?.storeId === wanted.storeId && held.menuId === wanted.menuId;
  return isHeld && (held.rules !== null || held.reading === "failed");
});

/**
 * Reads the rules once for each menu that arrives, and resolves when they are read. After a failure the next call tries
 * again.
 */
export const loadRulesAtom = atom(null, async (get, set) => {
  const wanted = get(wantedRulesAtom);
  if (!wanted) return;
  const held = get(heldRulesAtom);
  const isSame = held?.storeId === wanted.storeId && held.menuId === wanted.menuId;
  const arrived = get(cartMenuAtom);
  if (isSame && held.reading !== "failed" && (held.arrived ?? arrived) === arrived) {
    if (held.arrived !== arrived) set(heldRulesAtom, { ...held, arrived });
    await held.answer;
    return;
  }
  const answer = get(orderServicesAtom).loadRules(wanted);
  set(heldRulesAtom, { ...wanted, arrived, rules: isSame ? held.rules : null, answer, reading: "running" });
  const rules = await answer;
  const now = get(heldRulesAtom);
  if (now?.answer !== answer) return;
  set(heldRulesAtom, { ...now, rules: rules ?? now.rules, reading: rules ? "done" : "failed" });
});
