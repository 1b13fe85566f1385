import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { focusedElement } from "./focusedElement.ts";
import { showModal } from "./showModal.ts";

interface ModalDialog {
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  readonly dialogEvents: {
    readonly onCancel: (event: SyntheticEvent) => void;
    readonly onClose: (event: SyntheticEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/**
 * A native modal dialog, open while mounted. Only its owner closes it: Escape, the backdrop and the browser's own
 * closing only call `onClose`.
 */
export function useModalDialog(onClose: () => void): ModalDialog {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressBeganOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const focusedBefore = focusedElement(dialog);
    const stop = showModal(dialog);
    return () => {
      stop();
      dialog.close();
      if (focusedBefore?.isConnected) focusedBefore.focus({ preventScroll: true });
    };
  }, []);

  return {
    dialogRef,
    dialogEvents: {
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      // On a second Escape, browsers close the dialog without a `cancel` event.
      onClose: (event) => {
        if (event.target === event.currentTarget && !dialogRef.current?.open) onClose();
      },
      onPointerDown: (event) => {
        pressBeganOnBackdrop.current = event.target === event.currentTarget;
      },
      // Ignores a text selection that started inside the dialog and ended outside.
      onClick: (event) => {
        if (event.target === event.currentTarget && pressBeganOnBackdrop.current) onClose();
      },
    },
  };
}
