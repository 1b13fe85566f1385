import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown inside the box, at its end, such as the card's brand. */
  readonly trailing?: ReactNode;
}

export function TextField({ label, hint, error, value, onChange, trailing, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="field__box">
          <input
            type="text"
            {...input}
            {...control}
            className="field__control"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {trailing !== undefined && <span className="field__trailing">{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
