import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import { ChevronDownIcon } from "./icons.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<"select">, "className" | "id" | "value" | "onChange" | "children"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
}

export function SelectField({ label, hint, error, value, onChange, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="field__box">
          <select
            {...select}
            {...control}
            className="field__control field__control--select"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="field__trailing">
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}
