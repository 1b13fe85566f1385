import { type ReactNode, useId } from "react";
import { ChoiceMark } from "./ChoiceMark.tsx";
import css from "./ChoiceRow.css?inline";
import { classNames } from "./classNames.ts";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface ChoiceRowProps {
  readonly type: "radio" | "checkbox";
  /** Radios of one group share it: then the arrow keys go from one to the next. */
  readonly name: string;
  readonly label: string;
  /** At the right: a price, or why it can't be chosen. Spoken after the label. */
  readonly note?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Beside the row and not part of its label, such as a stepper. */
  readonly trailing?: ReactNode;
}

export function ChoiceRow({ label, note, trailing, disabled = false, ...mark }: ChoiceRowProps) {
  const id = useId();
  return (
    <div className={classNames("choice-row", disabled && "choice-row--disabled")}>
      <label className="choice-row__label" htmlFor={id}>
        <ChoiceMark {...mark} id={id} disabled={disabled} />
        <span className="choice-row__text">{label}</span>
        {note !== undefined && <span className="choice-row__note"> {note}</span>}
      </label>
      {trailing}
    </div>
  );
}
