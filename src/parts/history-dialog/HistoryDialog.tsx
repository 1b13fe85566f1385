import type { ComponentProps } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { useHistoryDialog } from "./useHistoryDialog.ts";

/** R80: a dialog that a screen opens itself, not as an overlay, and that Back also closes. */
export function HistoryDialog(props: ComponentProps<typeof Dialog>) {
  useHistoryDialog(props.onClose);
  return <Dialog {...props} />;
}
