import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ModifierGroup } from "../../domain/menu/menu.ts";
import type { OptionPath } from "../../domain/menu/selection.ts";
import type { Change } from "../../domain/menu/selectionChange.ts";
import type { OptionOffer } from "../../domain/menu/selectionOffer.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";
import { classNames } from "../../ui/classNames.ts";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";

interface ModifierOptionProps {
  readonly group: ModifierGroup;
  readonly option: OptionOffer;
  /** The shared `name` of all radio buttons of a group. */
  readonly inputName: string;
  readonly onChange: (path: OptionPath, change: Change) => void;
}

export function ModifierOption({ group, option, inputName, onChange }: ModifierOptionProps) {
  const { modifier, path, quantity, isSoldOut, canAdd, canUnpick } = option;
  const isPicked = quantity > 0;
  const isHeld = isPicked && !canUnpick && !group.isSingle;
  const hasStepper = group.includesQuantity && !isSoldOut;
  const note = useOptionNote(option);
  return (
    <div className={classNames(isHeld && "modifier-option--fixed", hasStepper && "modifier-option--counted")}>
      <ChoiceRow
        type={group.isSingle ? "radio" : "checkbox"}
        name={inputName}
        label={modifier.name}
        note={note}
        checked={isPicked}
        disabled={isHeld || (!isPicked && !canAdd)}
        onChange={(isOn) => onChange(path, isOn ? "add-one" : "unpick")}
        trailing={hasStepper && <OptionStepper option={option} onChange={(change) => onChange(path, change)} />}
      />
    </div>
  );
}

function useOptionNote({ isSoldOut, modifier: { price } }: OptionOffer): ReactNode {
  const { t } = useLingui();
  if (isSoldOut) return t`Sold out`;
  if (price === 0) return undefined;
  return (
    <>
      {price > 0 && "+"}
      <PriceView amount={price} />
    </>
  );
}

interface OptionStepperProps {
  readonly option: OptionOffer;
  readonly onChange: (change: Change) => void;
}

function OptionStepper({ option: { modifier, quantity, canAdd, canRemove }, onChange }: OptionStepperProps) {
  const { t } = useLingui();
  const { name } = modifier;
  return (
    <QuantityStepper
      label={name}
      value={quantity}
      min={canRemove ? 0 : quantity}
      max={canAdd ? quantity + 1 : quantity}
      onChange={(next) => onChange(next > quantity ? "add-one" : "remove-one")}
      decreaseLabel={t`Remove one ${name}`}
      increaseLabel={t`Add one ${name}`}
    />
  );
}
