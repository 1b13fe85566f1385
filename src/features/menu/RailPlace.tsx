import { useAtomValue } from "jotai";
import { lateMenuAtom, type Rail, railPx } from "../../parts/late-menu/lateMenu.atoms.ts";
import { orderedHereAtom } from "../../state/customer/orderedDishes.atoms.ts";
import { cardsAtom } from "../../state/menu/menu.atoms.ts";
import { shownSectionsAtom } from "./shownMenu.atoms.ts";

/** Kept from the first paint where there is a dish for it: what comes into it later moves nothing. */
export function RailPlace({ rail }: { readonly rail: Rail }) {
  const late = useAtomValue(lateMenuAtom);
  const sections = useAtomValue(shownSectionsAtom);
  const cards = useAtomValue(cardsAtom);
  const ordered = useAtomValue(orderedHereAtom);
  const isIn = (key: string) => {
    const product = cards.get(key)?.product;
    return product && (rail === "again" ? ordered.includes(product.id) : product.ribbon === rail);
  };
  if (!sections.some(({ keys }) => keys.some(isIn))) return null;
  return <div style={{ height: railPx }}>{late && <late.MenuRail rail={rail} sections={sections} />}</div>;
}
