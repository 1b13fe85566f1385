import { lateMenu } from "../../features/late-menu/lateMenu.ts";
import { lateMenuAtom } from "../../parts/late-menu/lateMenu.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";

/** What belongs on a menu and isn't needed to paint it; then the way to the store's gift cards. */
export function bringLateMenu(store: JotaiStore): () => void {
  let isOpen = true;
  let stop = () => {};
  store.set(lateMenuAtom, lateMenu);
  import("./bringGiftLink.ts").then(({ bringGiftLink }) => {
    if (isOpen) stop = bringGiftLink(store);
  }, console.error);
  return () => {
    isOpen = false;
    stop();
  };
}
