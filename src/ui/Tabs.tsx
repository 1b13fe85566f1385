import { type KeyboardEvent, type ReactNode, useId } from "react";
import { registerSheet } from "./sheets.ts";
import css from "./Tabs.css?inline";

registerSheet(css);

interface Tab<Value extends string> {
  readonly value: Value;
  readonly name: ReactNode;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The choice can't be changed. */
  readonly disabled: boolean;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** The tab that a key selects from the tab at `index`; undefined for other keys. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/** One tab stop; the arrow keys choose, as in the ARIA tabs pattern. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, disabled, children }: TabsProps<Value>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((each) => each.value === value);
    const target = targetOf(event.key, index, tabs.length) ?? -1;
    const tab = tabs[target];
    if (!tab || disabled) return;
    event.preventDefault();
    onChange(tab.value);
    event.currentTarget.parentElement?.querySelectorAll("button")[target]?.focus();
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
            className="tabs__tab"
            aria-selected={each.value === value}
            aria-controls={id}
            tabIndex={each.value === value ? 0 : -1}
            disabled={disabled && each.value !== value}
            onClick={() => onChange(each.value)}
            onKeyDown={move}
          >
            {each.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={id} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
