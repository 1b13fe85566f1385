import { type ReactNode, useId } from "react";
import css from "./Checkbox.css?inline";
import { ChoiceMark } from "./ChoiceMark.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
}

export function Checkbox({ label, checked, onChange, disabled = false, error }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label className="checkbox" htmlFor={id}>
        <ChoiceMark
          id={id}
          type="checkbox"
          checked={checked}
          onChange={onChange}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="checkbox__error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
