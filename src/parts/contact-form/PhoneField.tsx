import { useLingui } from "@lingui/react/macro";
import { TextField } from "../../ui/TextField.tsx";
import type { FieldProps } from "./EmailField.tsx";

export function PhoneField(field: FieldProps) {
  const { t } = useLingui();
  return (
    <TextField {...field} label={t`Phone`} name="tel" type="tel" required autoComplete="tel" enterKeyHint="next" />
  );
}
