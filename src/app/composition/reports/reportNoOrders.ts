import type { Store } from "../../../domain/store/store.ts";
import { settingsAtom } from "../../../state/host/host.atoms.ts";
import { storeAtom } from "../../../state/store/store.atoms.ts";
import { hasModesAtom } from "../../../state/store/storeState.atoms.ts";
import { modeFlags } from "../../../wire/documents/storeHeader.ts";
import type { ShopScope } from "../shopScope.ts";

function linesOf({ id, hours, inOperation }: Store, hasModes: boolean): string[] {
  const flags = new Intl.ListFormat("en-AU").format(Object.values(modeFlags));
  return [
    ...(hasModes
      ? []
      : [`store ${id} takes no orders. Set at least one of ${flags} in its ViewComponentConfigs to true.`]),
    ...(hours.length > 0 || !inOperation
      ? []
      : [`store ${id} is always closed, because it has no opening hours. Add OperatingHours to its document.`]),
  ];
}

/** R95, for the page's developer: a line in the console for each reason why the store can't take any order. */
export function reportNoOrders({ store, scope }: ShopScope): void {
  const reported = new Set<string>();
  const report = () => {
    const shown = store.get(storeAtom);
    const { isGift, isDigitalDisplay } = store.get(settingsAtom);
    if (shown.kind !== "ready" || isGift || isDigitalDisplay) return;
    for (const line of linesOf(shown.value, store.get(hasModesAtom))) {
      if (!reported.has(line)) console.warn(`Servery: ${line}`);
      reported.add(line);
    }
  };
  report();
  scope.add(store.sub(storeAtom, report));
}
