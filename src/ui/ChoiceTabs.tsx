import { type ReactNode, useId } from "react";
import { registerSheet } from "./sheets.ts";
import css from "./Tabs.css?inline";

registerSheet(css);

interface ChoiceTabsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly name: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice in one line that looks like `Tabs`, but has no panels. */
export function ChoiceTabs<Value extends string>({ label, choices, value, onChange }: ChoiceTabsProps<Value>) {
  const group = useId();
  return (
    <div className="tabs tabs--line" role="radiogroup" aria-label={label}>
      {choices.map((each) => (
        <label key={each.value} className="tabs__tab">
          <input
            type="radio"
            className="tabs__radio"
            name={group}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          <span className="tabs__name">{each.name}</span>
        </label>
      ))}
    </div>
  );
}
