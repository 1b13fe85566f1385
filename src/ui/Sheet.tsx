import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import css from "./Sheet.css?inline";
import { sheetTitleId } from "./SheetHeader.tsx";
import { registerSheet } from "./sheets.ts";
import { useModalDialog } from "./useModalDialog.ts";
import { useSwipeDown } from "./useSwipeDown.ts";

registerSheet(css);

interface SheetProps {
  readonly sheetRef: RefObject<HTMLDialogElement | null>;
  /** What is shown in it. A change begins at its top. */
  readonly screen: string;
  readonly onClose: () => void;
  /** Has a `SheetHeader` once it is loaded. */
  readonly children: ReactNode;
}

/** Nearly a phone's whole height, over the page. Open while mounted, and pulled down to close it. */
export function Sheet({ sheetRef, screen, onClose, children }: SheetProps) {
  const { dialogRef, dialogEvents } = useModalDialog(onClose);
  const swipe = useSwipeDown(".sheet-header", onClose);
  const scrollRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top.
  useLayoutEffect(() => {
    if (scrollRef.current) scrollRef.current.scrollTop = 0;
  }, [screen]);
  return (
    <dialog
      ref={(dialog) => {
        dialogRef.current = dialog;
        sheetRef.current = dialog;
      }}
      className="sheet"
      aria-labelledby={sheetTitleId}
      {...dialogEvents}
      {...swipe}
      onPointerDown={(event) => {
        dialogEvents.onPointerDown(event);
        swipe.onPointerDown(event);
      }}
    >
      <div className="sheet__grip" aria-hidden="true" />
      <div className="sheet__scroll" ref={scrollRef} tabIndex={-1}>
        <div className="sheet__main">{children}</div>
      </div>
    </dialog>
  );
}
