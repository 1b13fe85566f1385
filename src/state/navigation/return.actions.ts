import { atom } from "jotai";
import { servicesAtom } from "../services.atoms.ts";
import { redirectAtom } from "./navigation.atoms.ts";
import { pathOf, type Route } from "./paths.ts";

/**
 * Leaves a screen that Back shouldn't lead to any more. If the target is the previous screen, this goes back to it:
 * showing it a second time would make Back seem to do nothing. `from` is null if another page led here.
 */
export const returnAtom = atom(null, (get, set, from: Route | null, to: Route) => {
  const { loadLayers } = get(servicesAtom).history;
  if (!loadLayers || !from || pathOf(from) !== pathOf(to)) return set(redirectAtom, to);
  void loadLayers().then(
    (layers) => layers.goBack(),
    () => set(redirectAtom, to),
  );
});
