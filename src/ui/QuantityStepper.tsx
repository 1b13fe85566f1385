import { type ReactNode, type Ref, useRef } from "react";
import { Changed } from "./Changed.tsx";
import { classNames } from "./classNames.ts";
import css from "./QuantityStepper.css?inline";
import { registerSheet } from "./sheets.ts";
import { useRestoredFocus } from "./useRestoredFocus.ts";

registerSheet(css);

interface QuantityStepperProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** At 0 only the plus is shown: it becomes "− 1 +". */
  readonly folds?: boolean;
  /** The id of the text that says why nothing more can be added, if that is the case. */
  readonly fullId?: string | undefined;
  /** What a decrease below `min` does, if the item can be removed. */
  readonly removal?: { readonly label: string; readonly icon: ReactNode; readonly onRemove: () => void };
}

export function QuantityStepper(stepper: QuantityStepperProps) {
  const { label, value, min, max, onChange, decreaseLabel, increaseLabel, folds = false, fullId, removal } = stepper;
  const isLeast = value <= min;
  const isFolded = folds && value === 0;
  const bin = isLeast ? removal : undefined;
  const plusRef = useRef<HTMLButtonElement>(null);
  // The minus disappears with the last one.
  useRestoredFocus(plusRef, isFolded ? 0 : 1);
  return (
    <div className={classNames("stepper", isFolded && "stepper--folded")}>
      {!isFolded && (
        <StepButton
          label={bin?.label ?? decreaseLabel}
          possible={!isLeast || bin !== undefined}
          onStep={bin?.onRemove ?? (() => onChange(value - 1))}
          icon={bin?.icon}
        />
      )}
      {/* Only a cart's items can be removed, and a cart announces its changes as a whole. */}
      <output className="stepper__value" aria-label={label} aria-live={removal && "off"}>
        <Changed>{value}</Changed>
      </output>
      <StepButton
        label={increaseLabel}
        possible={value < max}
        onStep={() => onChange(value + 1)}
        isPlus
        reasonId={fullId}
        ref={plusRef}
      />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly possible: boolean;
  readonly onStep: () => void;
  readonly isPlus?: boolean;
  /** Shown instead of the sign if the button removes the item. */
  readonly icon?: ReactNode;
  readonly reasonId?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Uses `aria-disabled`, because a `disabled` button would lose the keyboard focus at the last step. */
function StepButton({ label, possible, onStep, isPlus = false, icon, reasonId, ref }: StepButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={classNames(
        "stepper__button",
        isPlus && "stepper__button--plus",
        icon !== undefined && "stepper__button--icon",
      )}
      aria-label={label}
      aria-disabled={!possible || undefined}
      aria-describedby={possible ? undefined : reasonId}
      onClick={possible ? onStep : undefined}
      data-removes={icon !== undefined || undefined}
    >
      {icon}
    </button>
  );
}
