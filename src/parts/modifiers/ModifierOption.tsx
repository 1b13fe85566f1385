import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Fragment, type ReactNode } from "react";
import type { Modifier, ModifierGroup } from "../../domain/menu/menu.ts";
import type { OptionPath } from "../../domain/menu/selection.ts";
import type { Change } from "../../domain/menu/selectionChange.ts";
import type { OptionOffer } from "../../domain/menu/selectionOffer.ts";
import { unsuitedOfAtom } from "../../state/dietary/choices.atoms.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";
import { classNames } from "../../ui/classNames.ts";
import { Pill } from "../../ui/Pill.tsx";
import { QuantityStepper } from "../../ui/QuantityStepper.tsx";
import { anyMark } from "../../views/dietary/markWords.ts";
import { kilojoulesText, labelledName } from "../../views/menu/labelViews.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import { useStoreText } from "../language/useStoreText.ts";
import { useTranslate } from "../language/useTranslate.ts";

/** The marks of the dish that a choice takes by what it says. */
export type Takes = (modifier: Modifier, group: ModifierGroup) => readonly string[];

interface ModifierOptionProps {
  readonly group: ModifierGroup;
  readonly option: OptionOffer;
  readonly takes: Takes | undefined;
  /** The shared `name` of all radio buttons of a group. */
  readonly inputName: string;
  /** The id of the group's count, which says why nothing more can be added. */
  readonly countId: string;
  readonly onChange: (path: OptionPath, change: Change) => void;
}

/** One control a choice: a plus that becomes a stepper where the group counts, otherwise a radio or a checkbox. */
export function ModifierOption(props: ModifierOptionProps) {
  const { group, option, takes, inputName, onChange } = props;
  const { path, quantity, canAdd, canUnpick } = option;
  const note = useOptionNote(option);
  if (group.includesQuantity && !group.isSingle) return <CountedOption {...props} note={note} />;
  const isPicked = quantity > 0;
  const isHeld = isPicked && !canUnpick && !group.isSingle;
  // A radio button still says which one it is; its stepper says how many.
  const hasStepper = group.includesQuantity && isPicked && (canAdd || quantity > 1);
  return (
    <div className={classNames(isHeld && "modifier-option--fixed")}>
      <ChoiceRow
        type={group.isSingle ? "radio" : "checkbox"}
        name={inputName}
        label={<OptionLabel group={group} option={option} takes={takes} />}
        note={note}
        checked={isPicked}
        disabled={isHeld || (!isPicked && !canAdd)}
        onChange={(isOn) => onChange(path, isOn ? "add-one" : "unpick")}
        trailing={hasStepper && <OptionStepper {...props} />}
      />
    </div>
  );
}

function CountedOption({ note, ...props }: ModifierOptionProps & { readonly note: ReactNode }) {
  const { isSoldOut } = props.option;
  return (
    <div className={classNames("counted-option", isSoldOut && "counted-option--unavailable")}>
      <span className="counted-option__name">
        <OptionLabel {...props} />
      </span>
      <span className="counted-option__price">{note}</span>
      {!isSoldOut && (
        <div className="counted-option__stepper">
          <OptionStepper {...props} />
        </div>
      )}
    </div>
  );
}

/** The name, with what the law and the diner's dietary needs ask of a choice (R102). */
function OptionLabel({ group, option: { modifier }, takes }: Pick<ModifierOptionProps, "group" | "option" | "takes">) {
  const { t, i18n } = useLingui();
  const translate = useTranslate();
  const unsuited = useAtomValue(unsuitedOfAtom)(modifier, group);
  const taken = takes?.(modifier, group).filter((mark) => unsuited.every(({ name }) => name !== mark)) ?? [];
  const marks = anyMark(taken, i18n.locale);
  // What the choice adds, like its price. "0 kJ" would be read as the energy of the chips.
  const added = kilojoulesText(modifier.labels.kilojoules || null);
  return (
    <>
      {labelledName(translate, modifier.name, modifier.labels, group.name)}
      {added && (
        <>
          {" "}
          <span className="modifier-option__kilojoules">+{added}</span>
        </>
      )}
      {unsuited.map(({ name, answer }) => (
        <Fragment key={name}>
          {" "}
          <Pill tone="mark">{answer === "not-stated" ? t`Not stated: ${name}` : t`Doesn't suit: ${name}`}</Pill>
        </Fragment>
      ))}
      {marks && (
        <>
          {" "}
          <span className="modifier-option__taken">{t`Not ${marks}`}</span>
        </>
      )}
    </>
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

function OptionStepper({ group, option, countId, onChange }: ModifierOptionProps) {
  const { t } = useLingui();
  const { modifier, path, quantity, canAdd, canRemove } = option;
  const name = useStoreText()(modifier.name, group.name);
  return (
    <QuantityStepper
      label={name}
      value={quantity}
      min={canRemove ? 0 : quantity}
      max={canAdd ? quantity + 1 : quantity}
      folds={!group.isSingle}
      fullId={countId}
      onChange={(next) => onChange(path, next > quantity ? "add-one" : "remove-one")}
      decreaseLabel={t`Remove one ${name}`}
      increaseLabel={t`Add one ${name}`}
    />
  );
}
