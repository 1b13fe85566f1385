import { firstShop } from "../../../../domain/menu/firstShop.ts";
import { createOffsetsReader } from "../../../../domain/time/readOffsets.ts";
import { orderedHereAtom } from "../../../../state/customer/orderedDishes.atoms.ts";
import { chosenDietaryAtom } from "../../../../state/dietary/dietary.atoms.ts";
import { servicesAtom } from "../../../../state/services.atoms.ts";
import { haveMenusArrivedAtom, menusAtom, storeAtom } from "../../../../state/store/store.atoms.ts";
import { whenIdle } from "../../../../ui/whenIdle.ts";
import { storedFirst } from "../../../../wire/storage/firstTable.ts";
import { storageRows } from "../../../../wire/storage/table.ts";
import type { OpenShop } from "../../shopScope.ts";

/** Stores what the next visit shows before anything has loaded. */
export function saveFirstScreen({ store, scope, device }: Pick<OpenShop, "store" | "scope" | "device">): void {
  const readOffsets = createOffsetsReader();
  const save = () => {
    const [shown, menus] = [store.get(storeAtom), store.get(menusAtom)];
    if (shown.kind !== "ready" || menus.kind !== "ready" || !store.get(haveMenusArrivedAtom)) return;
    // R86: what the next visit shows would tell the choices of a diner who isn't to be remembered.
    if (device.has(storageRows.dietaryOfTab)) return device.forget(storedFirst);
    const diner = { dietary: store.get(chosenDietaryAtom), ordered: store.get(orderedHereAtom) };
    // Without the texts of whole pages, which no menu shows.
    const header = { ...shown.value, terms: "", policies: undefined };
    const { clock } = store.get(servicesAtom);
    const now = clock.now();
    const offsets = readOffsets(now, header.zone);
    // The remaining offsets are read when the browser is idle again.
    if (!offsets) return saveSoon();
    const { dietary } = diner;
    device.save(storedFirst, { savedAt: now, dietary, offsets, ...firstShop(header, menus.value, diner) });
  };
  let stopWaiting = whenIdle(save);
  const saveSoon = () => {
    stopWaiting();
    stopWaiting = whenIdle(save);
  };
  const changing = [storeAtom, menusAtom, chosenDietaryAtom, orderedHereAtom];
  scope.add(...changing.map((each) => store.sub(each, saveSoon)), () => stopWaiting());
}
