import { useSetAtom } from "jotai";
import { type ComponentProps, useEffect, useRef } from "react";
import { heldDialogAtom } from "../../state/overlay/heldDialog.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";

/** R80: a dialog that a screen opens itself, not as an overlay, and that Back also closes. */
export function HeldDialog(props: ComponentProps<typeof Dialog>) {
  const hold = useSetAtom(heldDialogAtom);
  const { onClose } = props;
  const closeNow = useRef(onClose);
  useEffect(() => {
    closeNow.current = onClose;
  }, [onClose]);
  useEffect(() => {
    hold({ close: () => closeNow.current() });
    return () => hold(null);
  }, [hold]);
  return <Dialog {...props} />;
}
