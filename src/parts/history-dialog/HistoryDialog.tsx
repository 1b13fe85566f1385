import { useSetAtom } from "jotai";
import { type ComponentProps, useEffect, useRef } from "react";
import { dialogStepAtom } from "../../state/overlay/dialogStep.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";

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

/** R80: a dialog that a screen opens itself, not as an overlay, and that Back also closes. */
export function HistoryDialog(props: ComponentProps<typeof Dialog>) {
  useHistoryDialog(props.onClose);
  return <Dialog {...props} />;
}
