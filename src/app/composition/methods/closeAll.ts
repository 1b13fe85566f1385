import { navigateAtom } from "../../../state/navigation/navigation.atoms.ts";
import { dialogStepAtom } from "../../../state/overlay/dialogStep.atoms.ts";
import { closeOverlayAtom } from "../../../state/overlay/overlay.atoms.ts";
import { homeRouteAtom } from "../../../state/screen/homeRoute.atoms.ts";
import { shownRouteAtom } from "../../../state/screen/shownRoute.atoms.ts";
import type { CalledShop } from "../shopScope.ts";
import { whenPainted } from "./whenShown.ts";

const homes: readonly string[] = ["store", "home", "giftStore", "display", "main"];

/** Closes every dialog. */
export function closeDialogs({ store }: Pick<CalledShop, "store">): void {
  store.get(dialogStepAtom)?.close();
  store.set(closeOverlayAtom);
}

/** Back to the menu, with nothing over it. */
export async function closeAll({ store }: CalledShop): Promise<void> {
  closeDialogs({ store });
  if (!homes.includes(store.get(shownRouteAtom).name)) store.set(navigateAtom, store.get(homeRouteAtom));
  await whenPainted(store);
}
