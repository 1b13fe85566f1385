import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { Field, type FieldTexts } from "../../ui/Field.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { EyeIcon, HiddenIcon } from "../../ui/lazyIcons.tsx";
import { useUnwrittenValue } from "../../ui/useUnwrittenValue.ts";

interface PasswordFieldProps
  extends FieldTexts,
    Pick<ComponentProps<"input">, "autoComplete" | "disabled" | "enterKeyHint" | "name"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A password field with a button that shows what is typed. No attribute contains the password. */
export function PasswordField({ label, hint, error, value, onChange, ...input }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const ref = useUnwrittenValue(value);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="field__box">
          <input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            required
            autoCapitalize="none"
            spellCheck={false}
            ref={ref}
            className="field__control"
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <span className="field__trailing">
            <IconButton
              label={isShown ? t`Hide password` : t`Show password`}
              icon={isShown ? <HiddenIcon /> : <EyeIcon />}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
