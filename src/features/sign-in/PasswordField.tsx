import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { EyeIcon, HiddenIcon } from "../../ui/memberIcons.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** A password that can be looked at while it is typed. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, "type" | "trailing">) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      required
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? t`Hide password` : t`Show password`}
          icon={isShown ? <HiddenIcon /> : <EyeIcon />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
