import { atom } from "jotai";
import { servicesAtom } from "../services.atoms.ts";
import { redirectAtom } from "./navigation.atoms.ts";
import { pathOf, type Route } from "./paths.ts";

/**
 * Leaves a screen that Back shouldn't lead to any more. Where it leads to the screen before, that isn't shown a second
 * time: Back would seem to do nothing. `from` is null where another page led here.
 */
export const returnAtom = atom(null, (get, set, from: Route | null, to: Route) => {
  const { loadLayers } = get(servicesAtom).history;
  if (!loadLayers || !from || pathOf(from) !== pathOf(to)) return set(redirectAtom, to);
  void loadLayers().then(
    (layers) => layers.goBack(),
    () => set(redirectAtom, to),
  );
});
