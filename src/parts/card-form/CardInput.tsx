import type { ComponentProps, FormEvent, ReactNode } from "react";
import { classNames } from "../../ui/classNames.ts";
import { Field, type FieldTexts } from "../../ui/Field.tsx";
import { useUnwrittenValue } from "../../ui/useUnwrittenValue.ts";
import { maskTyped } from "./maskTyped.ts";

interface CardInputProps
  extends FieldTexts,
    Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "enterKeyHint" | "placeholder" | "disabled"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly mask?: (text: string) => string;
  /** Shown at the end of the label's line. */
  readonly besideLabel?: ReactNode;
  /** What is typed shows as dots. It isn't a password field, because browsers offer to store those. */
  readonly isMasked?: boolean;
}

/** R37: no attribute contains the typed value. */
export function CardInput({
  label,
  hint,
  error,
  value,
  onChange,
  mask,
  besideLabel,
  isMasked = false,
  disabled,
  ...input
}: CardInputProps) {
  const ref = useUnwrittenValue(value);
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (mask) maskTyped(currentTarget, mask);
    onChange(currentTarget.value);
  };
  return (
    <Field label={label} hint={hint} error={error} besideLabel={besideLabel}>
      {(control) => (
        <input
          type="text"
          required
          spellCheck={false}
          {...input}
          {...control}
          disabled={disabled || !isSecureContext}
          ref={ref}
          className={classNames("field__control", isMasked && "card-form__masked")}
          onInput={onInput}
        />
      )}
    </Field>
  );
}
