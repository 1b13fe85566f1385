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
 * A native modal dialog, open while it is mounted. Only its owner closes it: Escape, the backdrop and the browser's own
 * closing just call onClose.
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
      // Browsers close on a second Escape without asking: then the dialog is shown again.
      onClose: (event) => {
        if (event.target === event.currentTarget && !dialogRef.current?.open) onClose();
      },
      onPointerDown: (event) => {
        pressBeganOnBackdrop.current = event.target === event.currentTarget;
      },
      // Not on a text selection that began inside and ended outside.
      onClick: (event) => {
        if (event.target === event.currentTarget && pressBeganOnBackdrop.current) onClose();
      },
    },
  };
}

/**
 * The scrolling part gets the focus first, so that the arrow keys scroll it. As an attribute, because the browser then
 * focuses it by itself, once, and skips it if it isn't drawn.
 */
export function takeFirstFocus(scroller: HTMLElement | null): void {
  if (scroller) scroller.autofocus = true;
}
