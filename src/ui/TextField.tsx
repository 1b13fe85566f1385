import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField({ label, hint, error, errorPlace, value, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} errorPlace={errorPlace}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className="field__control"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
