import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
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
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** One tab stop; the arrow keys choose, as in the ARIA tabs pattern. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, disabled, children }: TabsProps<Value>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((each) => each.value === value);
    const target = targetOf(event.key, index, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab || disabled) return;
    event.preventDefault();
    onChange(tab.value);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={listRef}>
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
