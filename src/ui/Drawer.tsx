import { type ReactNode, useId } from "react";
import { classNames } from "./classNames.ts";
import css from "./Drawer.css?inline";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon } from "./icons.tsx";
import { registerSheet } from "./sheets.ts";
import { useModalDialog } from "./useModalDialog.ts";

registerSheet(css);

interface DrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  /** The side from which it opens: that of its button. */
  readonly side?: "start" | "end";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Open while mounted. Covers the full height of the window at one side. */
export function Drawer({ title, closeLabel, side = "start", onClose, children }: DrawerProps) {
  const titleId = useId();
  const { dialogRef, dialogEvents } = useModalDialog(onClose);
  return (
    <dialog
      ref={dialogRef}
      className={classNames("drawer", side === "end" && "drawer--end")}
      aria-labelledby={titleId}
      {...dialogEvents}
    >
      <div className="drawer__header">
        <h2 className="drawer__title" id={titleId}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className="drawer__body" tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}
