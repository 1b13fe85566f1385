import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/TextField.tsx";

export function EmailField(field: Omit<ComponentProps<typeof TextField>, "type" | "label" | "name">) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Email`}
      name="email"
      type="email"
      required
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
