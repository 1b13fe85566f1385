import { type ReactNode, useId } from "react";
import css from "./Checkbox.css?inline";
import { ChoiceMark } from "./ChoiceMark.tsx";
import { FieldError } from "./Field.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Why it has to be ticked. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export function Checkbox({ label, error, ...mark }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const refused = error ? { "aria-invalid": true, "aria-describedby": errorId } : {};
  return (
    <>
      <label className="checkbox" htmlFor={id}>
        <ChoiceMark {...mark} {...refused} id={id} type="checkbox" />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
