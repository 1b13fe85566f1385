import { type Atom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { areWalletsAwaitedAtom } from "../../state/payment/wallets.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./ExpressSlot.css?inline";

registerSheet(css);

interface ExpressSlotProps {
  readonly partAtom: Atom<ReactNode>;
  /** If true, the cart can't be paid as it is, so no wallet will come. */
  readonly isBlocked: boolean;
}

/** The wallets' place in a cart. It is kept while they are awaited, so that nothing moves when they come. */
export function ExpressSlot({ partAtom, isBlocked }: ExpressSlotProps) {
  const part = useAtomValue(partAtom);
  const isAwaited = useAtomValue(areWalletsAwaitedAtom) && !isBlocked;
  if (!part && !isAwaited) return null;
  return <div className={isAwaited ? "express-slot express-slot--awaited" : "express-slot"}>{part}</div>;
}
