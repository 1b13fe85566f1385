import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { selectionUnsuited } from "../../domain/menu/choicesBrought.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import type { Selection } from "../../domain/menu/selection.ts";
import { offerChoices, selectionProblems } from "../../domain/menu/selectionOffer.ts";
import { priceUnit } from "../../domain/menu/selectionPrice.ts";
import { unsuitedOfAtom } from "../../state/dietary/choices.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useStoreText } from "../language/useStoreText.ts";
import { ChoiceFooter } from "../modifiers/ChoiceFooter.tsx";
import { ModifierChoices } from "../modifiers/ModifierChoices.tsx";
import { useSelection } from "../modifiers/useSelection.ts";
import type { Pick } from "./pick.ts";

interface PickModifiersProps {
  readonly pick: Pick;
  readonly menu: Menu;
  readonly onAdd: (selection: Selection) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Modifiers keep their own price (R21, R22). */
export function PickModifiers({ pick, menu, onAdd, onBack, onClose }: PickModifiersProps) {
  const { t } = useLingui();
  const storeText = useStoreText();
  const { choices, selection, touched, change } = useSelection(pick.product, menu);
  const offers = offerChoices(choices, selection, touched);
  const footer = (
    <ChoiceFooter
      problem={selectionProblems(offers)[0] ?? null}
      ofChoices={selectionUnsuited(choices, selection, useAtomValue(unsuitedOfAtom))}
      isBlocked={pick.blockedReason !== null}
      onPut={() => onAdd(selection)}
      amount={priceUnit(pick.now, choices, selection)}
      beside={
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      }
    >
      <Trans>Add</Trans>
    </ChoiceFooter>
  );
  return (
    <Dialog title={storeText(pick.name)} closeLabel={t`Cancel`} onClose={onClose} footer={footer}>
      <ModifierChoices offers={offers} onChange={change} />
    </Dialog>
  );
}
