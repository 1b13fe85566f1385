import type { ReactNode, Ref } from "react";
import { classNames } from "./classNames.ts";
import css from "./Dialog.css?inline";
import { IconButton } from "./IconButton.tsx";
import { CloseIcon } from "./icons.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** Either a visible title, or an `aria-label` if the content has its own heading. */
export type DialogName =
  | { readonly title: string; readonly label?: never }
  | { readonly label: string; readonly title?: never };

export type DialogLook = DialogName & {
  /** Null if the dialog has no close button: its own buttons say what they do. Escape and the backdrop still close it. */
  readonly closeLabel: string | null;
  /** The dialog opens by itself to warn the diner (`role="alertdialog"`). */
  readonly isAlert?: boolean;
  readonly widthPx?: 500 | 1000;
  /** In a wide layout it stays at the left and doesn't scroll; on a phone it comes first and scrolls with the rest. */
  readonly aside?: ReactNode;
  /** The content starts with a photo, and the close button lies on it. */
  readonly beginsWithPhoto?: boolean;
  /** An `IconButton` beside the close button. */
  readonly action?: ReactNode;
  /** Always visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

type DialogViewProps = DialogLook & {
  readonly titleId?: string;
  readonly dialogRef?: Ref<HTMLDialogElement>;
  readonly dialogEvents?: object;
  readonly onClose?: () => void;
};

export function DialogView({
  title,
  label,
  closeLabel,
  isAlert = false,
  onClose,
  widthPx = 500,
  aside,
  beginsWithPhoto = false,
  action,
  footer,
  children,
  ...dialog
}: DialogViewProps): ReactNode {
  const hasAside = aside !== undefined;
  return (
    <dialog
      ref={dialog.dialogRef}
      role={isAlert ? "alertdialog" : undefined}
      className={classNames("dialog", widthPx === 1000 && "dialog--wide", hasAside && "dialog--aside")}
      {...(title === undefined ? { "aria-label": label } : { "aria-labelledby": dialog.titleId })}
      {...dialog.dialogEvents}
    >
      <div className="dialog__panel">
        {closeLabel !== null && (
          <IconButton
            isRaised={hasAside || beginsWithPhoto}
            label={closeLabel}
            icon={<CloseIcon />}
            onClick={onClose}
          />
        )}
        {action}
        <div className="dialog__scroll" data-name={label} tabIndex={-1}>
          {hasAside && <div className="dialog__aside">{aside}</div>}
          <div className="dialog__body" tabIndex={-1}>
            {title !== undefined && (
              <h2 className="dialog__title" id={dialog.titleId}>
                {title}
              </h2>
            )}
            {children}
          </div>
        </div>
        {footer !== undefined && <div className="dialog__footer">{footer}</div>}
      </div>
    </dialog>
  );
}
