import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import { registerSheet } from "./sheets.ts";
import css from "./Tabs.css?inline";

registerSheet(css);

interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: ReactNode;
  /** A few small words below the name, which screen readers say after it. */
  readonly hint?: ReactNode;
  /** The name may be long, and is written in several lines then. */
  readonly isLong?: boolean;
}

interface ChoiceTabsViewProps<Value extends string> {
  /** The radio buttons' name, which nothing else on the page has. Missing until they work. */
  readonly group?: string | undefined;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange?: ((value: Value) => void) | undefined;
}

/** A choice in one line that looks like `Tabs`, but has no panels. */
export function ChoiceTabsView<Value extends string>(tabs: ChoiceTabsViewProps<Value>): ReactNode {
  const { group, label, choices, value, onChange } = tabs;
  return (
    <div className="tabs tabs--line" role="radiogroup" aria-label={label}>
      {choices.map(({ value: each, name, hint, isLong }) => {
        const hintId = hint && group ? `${group}-${each}` : undefined;
        return (
          <label key={each} className={classNames("tabs__tab", isLong && "tabs__tab--long")}>
            <input
              type="radio"
              className="tabs__radio"
              name={group}
              checked={each === value}
              aria-describedby={hintId}
              onChange={() => onChange?.(each)}
            />
            <span className="tabs__name">
              {name}
              {hint && (
                // Not a part of the name.
                <span className="tabs__hint" id={hintId} aria-hidden="true">
                  {hint}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}
