import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { heldDialogAtom } from "../../state/overlay/heldDialog.atoms.ts";

/** R80: while the component is shown, Back calls `onClose`. */
export function useHeldDialog(onClose: () => void): void {
  const hold = useSetAtom(heldDialogAtom);
  const closeNow = useRef(onClose);
  useEffect(() => {
    closeNow.current = onClose;
  }, [onClose]);
  useEffect(() => {
    hold({ close: () => closeNow.current() });
    return () => hold(null);
  }, [hold]);
}
