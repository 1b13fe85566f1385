import { useAtomValue } from "jotai";
import type { Rail } from "../../domain/menu/rails.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import type { MenuCard } from "../../state/menu/menu.atoms.ts";
import { RailPlaceView } from "../../views/menu/MenuFrameView.tsx";

export function RailPlace({ rail }: { readonly rail: Rail<MenuCard> }) {
  const late = useAtomValue(menuExtrasAtom);
  return RailPlaceView({ children: late && <late.MenuRail {...rail} /> });
}
