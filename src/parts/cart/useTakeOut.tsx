import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import type { LineId } from "../../domain/cart/cart.ts";
import {
  dismissTakenOutAtom,
  putBackAtom,
  takenOutAtom,
  takeOutAllAtom,
  takeOutLineAtom,
} from "../../state/promotion/takeOut.atoms.ts";
import { TakenOutRow } from "./TakenOutRow.tsx";

export interface TakeOut {
  readonly takeOutLine: (lineId: LineId) => void;
  readonly takeOutAll: () => void;
  /** Shows what was removed, and offers to put it back. */
  readonly row: ReactNode;
}

/**
 * The pressed button disappears with what it removes, or with the row that offers to put it back. Moves the focus to
 * the element that appears.
 */
function useFocusThen(sectionRef: RefObject<HTMLElement | null>, changed: unknown): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wanted element exists once `changed` has changed.
  useEffect(() => {
    const selector = wanted.current;
    if (selector === null) return;
    wanted.current = null;
    (sectionRef.current?.querySelector<HTMLElement>(selector) ?? sectionRef.current)?.focus();
  }, [sectionRef, changed]);
  return useCallback((selector) => {
    wanted.current = selector;
  }, []);
}

const undoButton = "[data-undoes]";

/** Removes lines, and puts them back. */
export function useTakeOut(sectionRef: RefObject<HTMLElement | null>): TakeOut {
  const taken = useAtomValue(takenOutAtom);
  const takeOutLine = useSetAtom(takeOutLineAtom);
  const takeOutAll = useSetAtom(takeOutAllAtom);
  const putBack = useSetAtom(putBackAtom);
  const dismiss = useSetAtom(dismissTakenOutAtom);
  const focusThen = useFocusThen(sectionRef, taken);
  const line = taken?.kind === "line" ? taken.line : null;
  const undo = () => {
    focusThen(line ? `[data-line="${CSS.escape(line.id)}"] [data-removes]` : ".clear-all button");
    putBack();
  };
  const close = () => {
    focusThen("[data-removes], .cart-line .stepper__button");
    dismiss();
  };
  return {
    takeOutLine: useCallback(
      (lineId) => {
        focusThen(undoButton);
        takeOutLine(lineId);
      },
      [focusThen, takeOutLine],
    ),
    takeOutAll: () => {
      focusThen(undoButton);
      takeOutAll();
    },
    row: taken && <TakenOutRow taken={taken} onUndo={undo} onDismiss={close} />,
  };
}
