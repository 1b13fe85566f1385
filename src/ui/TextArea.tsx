import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<"textarea">, "className" | "id" | "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many characters are left, in words or as "12/200". The caller counts them and sets `maxLength`. */
  readonly counter?: string;
}

export function TextArea({ label, hint, error, counter, value, onChange, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} besideLabel={counter}>
      {(control) => (
        <textarea
          rows={3}
          {...textarea}
          {...control}
          className="field__control field__control--area"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
