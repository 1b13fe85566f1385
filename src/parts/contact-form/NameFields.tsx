import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/TextField.tsx";

type NameField = "firstName" | "lastName";

interface NameFieldsProps {
  readonly bind: (
    name: NameField,
  ) => Pick<ComponentProps<typeof TextField>, "value" | "onChange" | "error" | "disabled">;
  readonly asked?: readonly string[];
}

const both: readonly string[] = ["firstName", "lastName"] satisfies readonly NameField[];

export function NameFields({ bind, asked = both }: NameFieldsProps) {
  const { i18n, t } = useLingui();
  const shared = { required: true, autoCapitalize: "words", enterKeyHint: "next" } as const;
  const all = [
    <TextField
      key="firstName"
      {...bind("firstName")}
      {...shared}
      label={t`First name`}
      name="given-name"
      autoComplete="given-name"
    />,
    <TextField
      key="lastName"
      {...bind("lastName")}
      {...shared}
      label={t`Last name`}
      name="family-name"
      autoComplete="family-name"
    />,
  ];
  const names = all.filter(({ key }) => asked.some((name) => name === key));
  // A Chinese name starts with the family name.
  return i18n.locale === "zh-CN" ? names.toReversed() : names;
}
