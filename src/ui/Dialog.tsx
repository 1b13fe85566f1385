import { useId } from "react";
import { type DialogLook, DialogView } from "./DialogView.tsx";
import { useModalDialog } from "./useModalDialog.ts";

type DialogProps = DialogLook & { readonly onClose: () => void };

/** Open while mounted. On a phone it slides up as a bottom sheet. */
export function Dialog(dialog: DialogProps) {
  const titleId = useId();
  const modal = useModalDialog(dialog.onClose);
  return DialogView({ ...dialog, ...modal, titleId });
}
