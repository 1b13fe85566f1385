import { type Atom, atom, type Getter, type WritableAtom } from "jotai";
import { whenIdle } from "../../../ui/whenIdle.ts";
import { loadAndStart } from "../loadWithRetry.ts";
import type { OpenShop, ShopScope } from "../shopScope.ts";

/** What it starts is added to the shop's scope. */
export type Start<Shop = OpenShop> = (shop: Shop) => void;

interface EagerResident<Shop> {
  readonly start: Start<Shop>;
}

/** Its code is loaded separately. Once started, it runs until the shop is closed. */
interface LazyResident<Shop> {
  /** Decided once, when the shop opens. */
  readonly onlyIf?: (shop: Shop) => boolean;
  /** Loaded as soon as this is true. Looked at again whenever an atom changes that it has read. */
  readonly when?: (get: Getter, shop: Shop) => boolean;
  /** Not loaded before the browser is idle. */
  readonly canWait?: true;
  readonly load: (shop: Shop) => Promise<Start<Shop>>;
}

/** Something that runs by itself in an open shop. */
export type Resident<Shop = OpenShop> = EagerResident<Shop> | LazyResident<Shop>;

function startLazily<Shop extends ShopScope>(shop: Shop, { onlyIf, when, canWait, load }: LazyResident<Shop>): void {
  if (onlyIf && !onlyIf(shop)) return;
  const { store, scope } = shop;
  const begin = () =>
    loadAndStart(
      shop,
      () => load(shop),
      (start) => start(shop),
    );
  const beginInTurn = canWait ? () => scope.add(whenIdle(begin)) : begin;
  const isWantedAtom = atom((get) => when?.(get, shop) ?? true);
  let hasBegun = false;
  const look = () => {
    if (hasBegun || !store.get(isWantedAtom)) return;
    hasBegun = true;
    beginInTurn();
  };
  look();
  if (!hasBegun) scope.add(store.sub(isWantedAtom, look));
}

export function startResidents<Shop extends ShopScope>(shop: Shop, residents: readonly Resident<Shop>[]): void {
  for (const resident of residents) {
    if ("start" in resident) resident.start(shop);
    else startLazily(shop, resident);
  }
}

/** Runs an action now, and whenever one of these atoms changes. */
export function runOn(
  action: WritableAtom<unknown, [], unknown>,
  ...watched: readonly Atom<unknown>[]
): Start<ShopScope> {
  return ({ store, scope }) => {
    const run = () => void store.set(action);
    run();
    scope.add(...watched.map((each) => store.sub(each, run)));
  };
}
