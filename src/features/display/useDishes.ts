import { useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";

/** R77: a board shows the menu even on a page for gift cards, whose shop doesn't load one (R73). */
export function useDishes(): void {
  const [settings, set] = useAtom(settingsAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  useEffect(() => {
    if (!settings.isGift) return;
    set({ ...settings, isGift: false });
    void refresh();
  }, [settings, set, refresh]);
}
