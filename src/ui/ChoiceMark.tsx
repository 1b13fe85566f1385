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

/** The native checkbox or radio button in the shop's colours. */
export function ChoiceMark({ name, onChange, ...input }: ChoiceMarkProps) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const mark = ref.current;
    if (!mark || name === undefined) return;
    mark.name = name;
    // Chromium never frees a named radio button that is removed from a shadow root, nor the dialog around it.
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
