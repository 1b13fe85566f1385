import type { ReactNode } from "react";
import { MinusIcon, PlusIcon } from "./laterIcons.tsx";
import css from "./QuantityStepper.css?inline";
import { registerSheet } from "./sheets.ts";

registerSheet(css);

interface QuantityStepperProps {
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
}

export function QuantityStepper({
  value,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  onChange,
  decreaseLabel,
  increaseLabel,
}: QuantityStepperProps) {
  return (
    <div className="stepper">
      <StepButton label={decreaseLabel} possible={value > min} onStep={() => onChange(value - 1)}>
        <MinusIcon />
      </StepButton>
      <output className="stepper__value">{value}</output>
      <StepButton label={increaseLabel} possible={value < max} onStep={() => onChange(value + 1)}>
        <PlusIcon />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly possible: boolean;
  readonly onStep: () => void;
  readonly children: ReactNode;
}

/** aria-disabled rather than disabled: at the last step a disabled button would drop the keyboard's focus. */
function StepButton({ label, possible, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="stepper__button"
      aria-label={label}
      aria-disabled={!possible || undefined}
      onClick={possible ? onStep : undefined}
    >
      {children}
    </button>
  );
}
