import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import type { LineId } from "../../../domain/cart/cart.ts";
import {
  dismissRemovedAtom,
  type RemovedLine,
  removeAllWithUndoAtom,
  removedAtom,
  removeLineWithUndoAtom,
  undoRemoveAtom,
} from "../../../state/promotion/removal.atoms.ts";
import { useStoreText } from "../../language/useStoreText.ts";
import { RemovedRow } from "./RemovedRow.tsx";

export interface CartRemoval {
  readonly removeLineWithUndo: (lineId: LineId) => void;
  readonly removeAllWithUndo: () => void;
  /** Shows what was removed, and offers to put it back. */
  readonly row: ReactNode;
}

/**
 * The pressed button disappears with what it removes, or with the row that offers to put it back. Moves the focus to
 * the element that appears.
 */
function useFocusThen(sectionRef: RefObject<HTMLElement | null>, changed: unknown): (selector: string) => void {
  const nextFocus = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wanted element exists once `changed` has changed.
  useEffect(() => {
    const selector = nextFocus.current;
    if (selector === null) return;
    nextFocus.current = null;
    (sectionRef.current?.querySelector<HTMLElement>(selector) ?? sectionRef.current)?.focus();
  }, [sectionRef, changed]);
  return useCallback((selector) => {
    nextFocus.current = selector;
  }, []);
}

const undoButton = "[data-undoes]";

/** Removes lines, and puts them back. */
export function useCartRemoval(sectionRef: RefObject<HTMLElement | null>): CartRemoval {
  const taken = useAtomValue(removedAtom);
  const removeLineWithUndo = useSetAtom(removeLineWithUndoAtom);
  const removeAllWithUndo = useSetAtom(removeAllWithUndoAtom);
  const undoRemove = useSetAtom(undoRemoveAtom);
  const dismiss = useSetAtom(dismissRemovedAtom);
  const focusThen = useFocusThen(sectionRef, taken);
  const line = taken?.kind === "line" ? taken.line : null;
  const undo = () => {
    focusThen(line ? `[data-line="${CSS.escape(line.id)}"] [data-removes]` : ".clear-all button");
    undoRemove();
  };
  const close = () => {
    focusThen("[data-removes], .cart-line .stepper__button");
    dismiss();
  };
  return {
    removeLineWithUndo: useCallback(
      (lineId) => {
        focusThen(undoButton);
        removeLineWithUndo(lineId);
      },
      [focusThen, removeLineWithUndo],
    ),
    removeAllWithUndo: () => {
      focusThen(undoButton);
      removeAllWithUndo();
    },
    row: taken && (
      <RemovedRow onUndo={undo} onDismiss={close}>
        <RemovedText taken={taken} />
      </RemovedRow>
    ),
  };
}

function RemovedText({ taken }: { readonly taken: RemovedLine }) {
  const storeText = useStoreText();
  if (taken.kind === "line") {
    const name = storeText(taken.line.name);
    return <Trans>{name} removed</Trans>;
  }
  return taken.kind === "all" ? <Trans>Cart cleared</Trans> : <Trans>The saved order replaced your cart</Trans>;
}
