import { type KeyboardEvent, type ReactNode, useId } from "react";
import { classNames } from "./classNames.ts";
import { registerSheet } from "./sheets.ts";
import css from "./Tabs.css?inline";

registerSheet(css);

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly name: ReactNode;
  /** Its panel is empty. */
  readonly isQuiet?: boolean;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The selection can't be changed. */
  readonly disabled: boolean;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** The index of the tab that a key selects, seen from the tab at `index`. A negative index counts from the end. */
function targetOf(key: string, index: number): number | undefined {
  const targets: Readonly<Record<string, number>> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  return targets[key];
}

/** One tab stop; the arrow keys select a tab, as in the ARIA tabs pattern. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, disabled, children }: TabsProps<Value>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((each) => each.value === value);
    const target = targetOf(event.key, index);
    if (target === undefined || disabled) return;
    const at = (target + tabs.length) % tabs.length;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll("button")[at]?.focus();
    const tab = tabs[at];
    if (tab) onChange(tab.value);
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((each) => (
          <button
            key={each.value}
            type="button"
            role="tab"
            id={`${id}-${each.value}`}
            className={classNames("tabs__tab", each.isQuiet && "tabs__tab--quiet")}
            aria-selected={each.value === value}
            aria-controls={id}
            tabIndex={each.value === value ? 0 : -1}
            disabled={disabled && each.value !== value}
            onClick={() => onChange(each.value)}
            onKeyDown={move}
          >
            <span className="tabs__name">{each.name}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
