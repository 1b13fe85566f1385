import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { longestNote } from "../../domain/cart/limits.ts";
import { TextArea } from "../../ui/TextArea.tsx";

type InstructionsFieldProps = Pick<ComponentProps<typeof TextArea>, "value" | "onChange" | "error" | "disabled">;

/** What the driver should know. */
export function InstructionsField(field: InstructionsFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      {...field}
      label={t`Delivery instructions`}
      placeholder={t`Where to ring, where to leave it`}
      maxLength={longestNote}
      rows={2}
    />
  );
}
