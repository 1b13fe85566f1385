import { atom } from "jotai";
import type { Menu, MenuId } from "../../domain/menu/menu.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { RulesRequest } from "../../services/ports/rules.ts";
import type { OrderServices } from "../../services/ports/services.ts";
import { cartMenuAtom } from "../cart/cart.atoms.ts";
import { servedMenuAtom } from "../menu/menu.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

/** The rules that count: those of the shown store, for the menu that is served now. */
export const wantedRulesAtom = atom((get): RulesRequest | null => {
  const store = get(shownStoreAtom);
  const menu = get(servedMenuAtom);
  if (!store || menu.kind !== "ready" || !menu.value) return null;
  return { storeId: store.id, menuId: menu.value.id, zone: store.zone };
});

interface CachedRules<Rules> {
  readonly storeId: StoreId;
  readonly menuId: MenuId;
  /** The menu that was loaded when the rules were requested; null if there was only the cached one. */
  readonly arrived: Menu | null;
  /** The last rules that were read for this store and menu; null if there are none. */
  readonly rules: Rules | null;
  /** The last read. Only its answer counts, because an older read may end after it. */
  readonly answer: Promise<Rules | null>;
  readonly reading: "running" | "done" | "failed";
  /** How often the rules couldn't be read since they were last read. */
  readonly failures: number;
  readonly isLate: boolean;
}

/** R87. */
const patienceMs = 10_000;
const mostFailures = 3;

/** One kind of rules, read for the store and menu that count. */
export function buildRuleReading<Rules>(read: (services: OrderServices, asked: RulesRequest) => Promise<Rules | null>) {
  const lastCachedAtom = atom<CachedRules<Rules> | null>(null);

  const cachedAtom = atom((get) => {
    const request = get(wantedRulesAtom);
    const cached = get(lastCachedAtom);
    return cached && cached.storeId === request?.storeId && cached.menuId === request.menuId ? cached : null;
  });

  /** Null until they are read. */
  const rulesAtom = atom((get) => get(cachedAtom)?.rules ?? null);

  /** Whether the rules are read, or the first read has failed. */
  const isSettledAtom = atom((get) => {
    const cached = get(cachedAtom);
    return cached !== null && (cached.rules !== null || cached.failures > 0);
  });

  /** Whether nobody should wait for them any longer (R87). They are still read, and count as soon as they arrive. */
  const isGivenUpAtom = atom((get) => {
    const cached = get(cachedAtom);
    return cached !== null && cached.rules === null && (cached.isLate || cached.failures >= mostFailures);
  });

  /**
   * Reads the rules once for each menu that arrives, and resolves when they are read. After a failure the next call
   * tries again.
   */
  const loadAtom = atom(null, async (get, set) => {
    const request = get(wantedRulesAtom);
    if (!request) return;
    const cached = get(cachedAtom);
    const arrived = get(cartMenuAtom);
    if (cached && cached.reading !== "failed" && (cached.arrived ?? arrived) === arrived) {
      if (cached.arrived !== arrived) set(lastCachedAtom, { ...cached, arrived });
      await cached.answer;
      return;
    }
    const answer = read(get(orderServicesAtom), request);
    const { rules, failures, isLate } = cached ?? { rules: null, failures: 0, isLate: false };
    set(lastCachedAtom, { ...request, arrived, rules, answer, reading: "running", failures, isLate });
    const change = (changed: Partial<CachedRules<Rules>>) => {
      const now = get(lastCachedAtom);
      if (now?.answer === answer) set(lastCachedAtom, { ...now, ...changed });
    };
    const stop = get(servicesAtom).clock.after(patienceMs, () => change({ isLate: true }));
    const found = await answer;
    stop();
    if (found) change({ rules: found, reading: "done", failures: 0, isLate: false });
    else change({ reading: "failed", failures: failures + 1 });
  });

  return { rulesAtom, isSettledAtom, isGivenUpAtom, loadAtom };
}
