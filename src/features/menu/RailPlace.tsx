import { useAtomValue } from "jotai";
import type { Rail } from "../../domain/menu/rails.ts";
import { lateMenuAtom } from "../../parts/late-menu/lateMenu.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { RailPlaceView } from "../../views/menu/MenuFrameView.tsx";

export function RailPlace({ rail }: { readonly rail: Rail<MenuCard> }) {
  const late = useAtomValue(lateMenuAtom);
  return RailPlaceView({ children: late && <late.MenuRail {...rail} /> });
}
