import { useStore } from "jotai";
import { useEffect } from "react";
import { type ShownRoute, shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";

/**
 * Calls it when this screen is left. A turned tablet only draws it anew, in a sheet or as a page; if it isn't drawn
 * again, because the sheet can't be loaded or an error has stopped it, it is left with its path.
 */
export function useWhenLeft(name: ShownRoute["name"], forget: () => void): void {
  const store = useStore();
  useEffect(() => {
    const isLeft = () => store.get(shownRouteAtom).name !== name;
    return () => {
      if (isLeft()) return forget();
      const stop = store.sub(shownRouteAtom, () => {
        if (!isLeft()) return;
        stop();
        forget();
      });
    };
  }, [store, name, forget]);
}
