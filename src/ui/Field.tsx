import { type ReactNode, useId } from "react";
import css from "./Field.css?inline";
import { AlertIcon } from "./icons.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

/** The texts of every kind of field. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Says what to enter, not only that something is wrong. */
  readonly error?: string | undefined;
  /** The `id` of a place for the error that has more room than the field, which then shows none itself. */
  readonly errorPlace?: string | undefined;
}

interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

interface FieldProps extends FieldTexts {
  /** Shown at the end of the label's line: how much is typed, or a card's brand. */
  readonly besideLabel?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, hint and error below, all linked to the control that `children` renders. */
export function Field({ label, hint, error, errorPlace, besideLabel, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = errorPlace ?? `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className="field">
      <div className="field__head">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        {besideLabel !== undefined && <span className="field__beside-label">{besideLabel}</span>}
      </div>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": Boolean(error) })}
      {error && !errorPlace && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Also used for a group of controls. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className="field__error" id={id}>
      <AlertIcon sizePx={16} />
      <span>{children}</span>
    </p>
  );
}
