import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, useId } from "react";
import type { OptionPath } from "../../domain/menu/selection.ts";
import type { Change } from "../../domain/menu/selectionChange.ts";
import type { ChoiceOffer, OptionOffer } from "../../domain/menu/selectionOffer.ts";
import { Button } from "../../ui/Button.tsx";
import { ChoiceGroup } from "../../ui/ChoiceGroup.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CheckIcon } from "../../ui/signIcons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useStoreText } from "../language/useStoreText.ts";
import css from "./ModifierChoices.css?inline";
import { ModifierOption, type Takes } from "./ModifierOption.tsx";
import { useChoiceWords } from "./useChoiceWords.ts";

registerSheet(css);

type OnChange = (path: OptionPath, change: Change) => void;

interface ModifierChoicesProps {
  readonly offers: readonly ChoiceOffer[];
  /** The marks of the dish that a choice takes. Missing where the dish shows none. */
  readonly takes?: Takes | undefined;
  readonly onChange: OnChange;
}

/** The modifier groups of a product, each with the sub-modifiers of its selected modifiers (R11). */
export function ModifierChoices({ offers, ...each }: ModifierChoicesProps) {
  return offers.map((offer) => <OneChoice key={offer.group.id} offer={offer} {...each} />);
}

interface OneChoiceProps extends Omit<ModifierChoicesProps, "offers"> {
  readonly offer: ChoiceOffer;
}

function OneChoice({ offer, takes, onChange }: OneChoiceProps) {
  const { t } = useLingui();
  const words = useChoiceWords();
  const id = useId();
  const countId = `${id}-count`;
  const title = useStoreText()(offer.group.name) || t`Options`;
  return (
    <div className="modifier-choice" data-unmet={offer.problem ? "" : undefined} tabIndex={-1}>
      <ChoiceGroup
        title={title}
        hint={offer.hint ? words.hint(offer.hint) : undefined}
        status={<ChoiceStatus offer={offer} title={title} countId={countId} onChange={onChange} />}
      >
        {offer.problem && <p className="modifier-choice__problem">{words.problem(offer.problem)}</p>}
        {offer.options.map((option) => (
          <div key={option.modifier.id}>
            <ModifierOption group={offer.group} {...{ option, takes, countId, onChange }} inputName={id} />
            {option.subOffers.length > 0 && (
              <div className="modifier-choice__subs">
                <ModifierChoices offers={option.subOffers} takes={takes} onChange={onChange} />
              </div>
            )}
          </div>
        ))}
      </ChoiceGroup>
    </div>
  );
}

interface ChoiceStatusProps {
  readonly offer: ChoiceOffer;
  readonly title: string;
  readonly countId: string;
  readonly onChange: OnChange;
}

function ChoiceStatus({ offer, title, countId, onChange }: ChoiceStatusProps) {
  const { most, total, group } = offer;
  if (most !== null && (total > 0 || group.includesQuantity))
    return <ChoiceCount id={countId} offer={offer} most={most} />;
  if (total === 0 || offer.problem) return null;
  const clearable = group.isSingle ? offer.options.find((option) => option.canUnpick) : undefined;
  if (!clearable && !offer.isChosen) return null;
  return (
    <span className="modifier-choice__status">
      {clearable && <ClearButton option={clearable} title={title} onChange={onChange} />}
      {offer.isChosen && (
        <Pill tone="good" icon={<CheckIcon sizePx={14} />}>
          <Trans>Chosen</Trans>
        </Pill>
      )}
    </span>
  );
}

/** How many of those that may be chosen. Green once that is all: a plus that waits says by it that the group is full. */
function ChoiceCount({ id, offer: { total, isChosen }, most }: { id: string; offer: ChoiceOffer; most: number }) {
  return (
    <span className="modifier-choice__status" id={id}>
      <Pill tone={isChosen && total === most ? "good" : "neutral"}>
        <Trans>
          {total} of {most}
        </Trans>
      </Pill>
    </span>
  );
}

/** A radio button can't be unselected, so an optional choice has a button that clears it. */
function ClearButton({ option, title, onChange }: { option: OptionOffer; title: string; onChange: OnChange }) {
  const clear = (event: MouseEvent) => {
    // The button disappears with the choice, and would take the focus with it.
    event.currentTarget.closest("fieldset")?.querySelector<HTMLElement>("input:checked")?.focus();
    onChange(option.path, "unpick");
  };
  return (
    <Button variant="quiet" onClick={clear}>
      <Trans>
        Clear<VisuallyHidden> {title}</VisuallyHidden>
      </Trans>
    </Button>
  );
}
