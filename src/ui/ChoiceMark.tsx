import { type ComponentProps, useLayoutEffect, useRef } from "react";
import css from "./ChoiceMark.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ChoiceMarkProps extends Omit<ComponentProps<"input">, "className" | "type" | "name" | "ref" | "onChange"> {
  readonly type: "radio" | "checkbox";
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The native box or circle, drawn in the shop's colours. */
export function ChoiceMark({ name, onChange, ...input }: ChoiceMarkProps) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const mark = ref.current;
    if (!mark || name === undefined) return;
    mark.name = name;
    // Chromium keeps a radio that leaves a shadow root with its name for ever, and the whole dialog with it.
    return () => {
      mark.name = "";
    };
  }, [name]);
  return (
    <input
      {...input}
      ref={ref}
      name={name}
      className="choice-mark"
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
