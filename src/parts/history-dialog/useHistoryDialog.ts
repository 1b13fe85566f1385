import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { dialogStepAtom } from "../../state/overlay/dialogStep.atoms.ts";

/** R80: while the component is shown, Back calls `onClose`. */
export function useHistoryDialog(onClose: () => void): void {
  const setDialogStep = useSetAtom(dialogStepAtom);
  const closeNow = useRef(onClose);
  useEffect(() => {
    closeNow.current = onClose;
  }, [onClose]);
  useEffect(() => {
    setDialogStep({ close: () => closeNow.current() });
    return () => setDialogStep(null);
  }, [setDialogStep]);
}
