import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
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
 * A native modal that is open as long as it is mounted. Only its owner closes it: Escape, the backdrop and a browser's
 * own closing all just ask, by onClose.
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
      // Browsers let a second Escape through without asking. An open dialog here was closed and shown again.
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
 * What scrolls takes the focus at first, so that the arrow keys move it. As an attribute: the browser puts the focus there
 * by itself, once, and a place that isn't drawn is passed over.
 */
export function takeFirstFocus(scroller: HTMLElement | null): void {
  if (scroller) scroller.autofocus = true;
}

/** In a shadow root the document knows only the host; the root knows the element. */
function focusedElement(within: HTMLElement): HTMLElement | null {
  const root = within.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return focused instanceof HTMLElement ? focused : null;
}
