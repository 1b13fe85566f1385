import { useStore } from "jotai";
import { useEffect } from "react";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";

/** Calls it when the checkout is left. A turned tablet only draws it anew, in a sheet or as a page. */
export function useWhenLeft(forget: () => void): void {
  const store = useStore();
  useEffect(() => {
    const { name } = store.get(shownRouteAtom);
    return () => {
      if (store.get(shownRouteAtom).name !== name) forget();
    };
  }, [store, forget]);
}
