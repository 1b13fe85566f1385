import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/TextField.tsx";

export type FieldProps = Omit<ComponentProps<typeof TextField>, "type" | "label" | "name">;

export function EmailField(field: FieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Email`}
      name="email"
      type="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      {...field}
    />
  );
}
