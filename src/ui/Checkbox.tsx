import { type ReactNode, useId } from "react";
import css from "./Checkbox.css?inline";
import { ChoiceMark } from "./ChoiceMark.tsx";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <label className="checkbox" htmlFor={id}>
      <ChoiceMark id={id} type="checkbox" checked={checked} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}
