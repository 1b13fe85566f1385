import { useAtomValue } from "jotai";
import { cartEventAtom } from "../../state/cart/cart.atoms.ts";
import { announcementsAtom } from "../../state/screen/announcements.atoms.ts";
import { LiveRegionView } from "../../views/shell/LayoutView.tsx";
import { QuietPart } from "../QuietPart.tsx";
import { loadLiveRegionWords } from "../routes.ts";

/** Announces to screen readers what has just changed: the cart and its total, the order mode, fees. */
export function Announcements() {
  const event = useAtomValue(cartEventAtom);
  const announcements = useAtomValue(announcementsAtom);
  return LiveRegionView({ children: (event ?? announcements) && <QuietPart load={loadLiveRegionWords} /> });
}
