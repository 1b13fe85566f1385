import { classNames } from "./classNames.ts";
import css from "./QuantityStepper.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface QuantityStepperProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
}

export function QuantityStepper({ value, min, max, onChange, decreaseLabel, increaseLabel }: QuantityStepperProps) {
  return (
    <div className="stepper">
      <StepButton label={decreaseLabel} possible={value > min} onStep={() => onChange(value - 1)} />
      <output className="stepper__value">{value}</output>
      <StepButton label={increaseLabel} possible={value < max} onStep={() => onChange(value + 1)} isPlus />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly possible: boolean;
  readonly onStep: () => void;
  readonly isPlus?: boolean;
}

/** aria-disabled rather than disabled: at the last step a disabled button would drop the keyboard's focus. */
function StepButton({ label, possible, onStep, isPlus = false }: StepButtonProps) {
  return (
    <button
      type="button"
      className={classNames("stepper__button", isPlus && "stepper__button--plus")}
      aria-label={label}
      aria-disabled={!possible || undefined}
      onClick={possible ? onStep : undefined}
    />
  );
}
