import { useAtomValue, useSetAtom } from "jotai";
import type { Placing } from "../../state/checkout/placing/placing.ts";

/** A refusal says nothing about another way to pay, so it goes once the diner chooses one. */
export function useDropRefusal({ placementAtom, dispatchAtom }: Placing): () => void {
  const { kind } = useAtomValue(placementAtom);
  const dispatch = useSetAtom(dispatchAtom);
  return () => {
    if (kind === "failed") void dispatch({ kind: "acknowledged" });
  };
}
