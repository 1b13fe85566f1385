import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { Menu } from "../../domain/menu/menu.ts";
import type { Selection } from "../../domain/menu/selection.ts";
import { offerChoices, selectionProblems } from "../../domain/menu/selectionOffer.ts";
import { priceUnit } from "../../domain/menu/selectionPrice.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ModifierChoices } from "../modifiers/ModifierChoices.tsx";
import { useChoiceWords } from "../modifiers/useChoiceWords.ts";
import { useSelection } from "../modifiers/useSelection.ts";
import { Price } from "../money/Price.tsx";
import type { Pick } from "./PickDialog.tsx";

interface PickModifiersProps {
  readonly pick: Pick;
  readonly menu: Menu;
  readonly onAdd: (selection: Selection) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The modifiers stay at their own price (R21, R22). */
export function PickModifiers({ pick, menu, onAdd, onBack, onClose }: PickModifiersProps) {
  const { t } = useLingui();
  const words = useChoiceWords();
  const noteId = useId();
  const { choices, selection, change } = useSelection(pick.product, menu);
  const offers = offerChoices(choices, selection);
  const problem = selectionProblems(offers)[0];
  const footer = (
    <div className="pick-footer">
      <p role="status" className="pick-footer__problem" id={noteId}>
        {problem && words.problem(problem)}
      </p>
      <Button variant="quiet" onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      <div className="pick-footer__add">
        <Button
          wide
          aria-disabled={problem !== undefined || pick.barred !== null}
          aria-describedby={noteId}
          onClick={() => onAdd(selection)}
          trailing={<Price amount={priceUnit(pick.now, choices, selection)} />}
        >
          <Trans>Add</Trans>
        </Button>
      </div>
    </div>
  );
  return (
    <Dialog title={pick.name} closeLabel={t`Cancel`} onClose={onClose} footer={footer}>
      <ModifierChoices offers={offers} onChange={change} />
    </Dialog>
  );
}
