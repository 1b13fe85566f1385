import { useAtomValue } from "jotai";
import { lateMenuAtom, type Rail } from "../../parts/late-menu/lateMenu.atoms.ts";

/** As tall as a rail from the first paint: what comes into it later moves nothing. */
export function RailPlace({ rail }: { readonly rail: Rail }) {
  const late = useAtomValue(lateMenuAtom);
  return <div className="menu-rail">{late && <late.MenuRail {...rail} />}</div>;
}
