import type { ComponentProps } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { useHeldDialog } from "./useHeldDialog.ts";

/** R80: a dialog that a screen opens itself, not as an overlay, and that Back also closes. */
export function HeldDialog(props: ComponentProps<typeof Dialog>) {
  useHeldDialog(props.onClose);
  return <Dialog {...props} />;
}
