import { type ReactNode, useId } from "react";
import css from "./ChoiceGroup.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ChoiceGroupProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Shown at the end of the title's line, such as a "Chosen" pill. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

/** A group named by its title and described by its hint, which screen readers announce after the name. */
export function ChoiceGroup({ title, hint, status, children }: ChoiceGroupProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    // No `legend`: it couldn't share a line with the status.
    <fieldset className="choice-group" aria-labelledby={id} aria-describedby={hint ? hintId : undefined}>
      <div className="choice-group__head">
        <h3 className="choice-group__title" id={id}>
          {title}
        </h3>
        {status}
      </div>
      {hint && (
        <p className="choice-group__hint" id={hintId}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
