import { atom, useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import type { CartLine } from "../../domain/cart/cart.ts";
import { openOverlayAtom } from "../../state/overlay/overlay.atoms.ts";
import { cartRollsAtom } from "../../state/promotion/rolls.atoms.ts";
import { RollCard } from "../offers/RollCard.tsx";

/** R20: a roll-into-meal on the line that it is for, while a unit of it has none. */
export function LineRolls({ line }: { readonly line: CartLine }) {
  const { id } = line;
  const rolls = useAtomValue(useMemo(() => atom((get) => get(cartRollsAtom).get(id)), [id])) ?? [];
  const open = useSetAtom(openOverlayAtom);
  return rolls
    .filter(({ room }) => room > 0)
    .map((roll) => (
      <RollCard
        key={roll.trigger.id}
        roll={roll}
        onAdd={() => open({ kind: "roll", lineId: id, triggerId: roll.trigger.id })}
      />
    ));
}
