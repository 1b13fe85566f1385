import { type ReactNode, useId } from "react";
import { ChoiceMark } from "./ChoiceMark.tsx";
import css from "./ChoiceRow.css?inline";
import { classNames } from "./classNames.ts";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ChoiceRowProps {
  readonly type: "radio" | "checkbox";
  /** All radio buttons of a group share this name, so the arrow keys move between them. */
  readonly name: string;
  readonly label: ReactNode;
  /** Shown at the right: a price, or why the option is unavailable. Screen readers announce it after the label. */
  readonly note?: ReactNode;
  /** Also shown at the right, but announced as the description instead of as part of the name. */
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Shown beside the label and not part of it, such as a stepper. */
  readonly trailing?: ReactNode;
}

export function ChoiceRow({ label, note, hint, trailing, disabled = false, ...mark }: ChoiceRowProps) {
  const id = useId();
  const isHinted = hint !== undefined;
  const [labelId, hintId] = isHinted ? [`${id}-label`, `${id}-hint`] : [];
  return (
    <div className={classNames("choice-row", disabled && "choice-row--disabled")}>
      <label className="choice-row__label" htmlFor={id}>
        <ChoiceMark {...mark} aria-labelledby={labelId} aria-describedby={hintId} id={id} disabled={disabled} />
        <span className="choice-row__text" id={labelId}>
          {label}
        </span>
        {note !== undefined && <span className="choice-row__note"> {note}</span>}
        {isHinted && (
          <span className="choice-row__note" id={hintId}>
            {hint}
          </span>
        )}
      </label>
      {trailing}
    </div>
  );
}
