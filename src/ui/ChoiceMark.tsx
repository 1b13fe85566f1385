import type { ComponentProps } from "react";
import css from "./ChoiceMark.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ChoiceMarkProps extends Omit<ComponentProps<"input">, "className" | "type" | "onChange"> {
  readonly type: "radio" | "checkbox";
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The native box or circle, drawn in the shop's colours. */
export function ChoiceMark({ onChange, ...input }: ChoiceMarkProps) {
  return <input {...input} className="choice-mark" onChange={(event) => onChange(event.currentTarget.checked)} />;
}
