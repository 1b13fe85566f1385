import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import { ChevronDownIcon } from "./icons.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A named group of options. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentProps<"select">, "className" | "id" | "value" | "onChange" | "children"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (SelectOption | SelectGroup)[];
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
            {options.map((each) => ("options" in each ? drawGroup(each) : drawOption(each)))}
          </select>
          <span className="field__trailing">
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}

function drawGroup({ label, options }: SelectGroup) {
  return (
    <optgroup key={label} label={label}>
      {options.map(drawOption)}
    </optgroup>
  );
}

function drawOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
