import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { DietaryChoice, DietaryFit } from "../../domain/menu/menu.ts";
import { chosenDietaryAtom, clearDietaryAtom } from "../../state/dietary/dietary.atoms.ts";
import { offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { dietarySigns } from "../../views/dietary/dietarySigns.ts";
import css from "./DietaryDialog.css?inline";
import { NeedsNote } from "./NeedsNote.tsx";

registerSheet(css);

/** A choice's name, with its sign on the cards. */
function SignedName({ name }: { readonly name: string }) {
  const sign = dietarySigns(useAtomValue(offeredChoicesAtom)).get(name);
  return (
    <>
      {sign !== name && (
        <span className="dietary__sign" aria-hidden="true">
          <Pill tone="mark">{sign}</Pill>
        </span>
      )}
      {name}
    </>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly kind: keyof DietaryFit;
  readonly choices: readonly DietaryChoice[];
}

function Choices({ title, kind, choices }: ChoicesProps) {
  const chosen = useAtomValue(chosenDietaryAtom);
  const choose = useSetAtom(chosenDietaryAtom);
  if (choices.length === 0) return null;
  const toggle = (id: string, isOn: boolean) => {
    const others = chosen[kind].filter((other) => other !== id);
    choose({ ...chosen, [kind]: isOn ? [...others, id] : others });
  };
  return (
    <fieldset className="dietary__group">
      <legend className="dietary__legend">{title}</legend>
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={<SignedName name={name} />}
          checked={chosen[kind].includes(id)}
          onChange={(isOn) => toggle(id, isOn)}
        />
      ))}
    </fieldset>
  );
}

export function DietaryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const served = useAtomValue(servedMenuAtom);
  const clear = useSetAtom(clearDietaryAtom);
  const offered = served.kind === "ready" ? served.value?.dietary : undefined;
  const isOffered = offered && offered.allergies.length + offered.intolerances.length + offered.preferences.length > 0;
  return (
    <Dialog
      title={t`Dietary`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <div className="dietary__footer">
          <Button variant="secondary" onClick={() => clear()}>
            <Trans>Clear All</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Show the menu</Trans>
          </Button>
        </div>
      }
    >
      {isOffered ? (
        <div className="dietary">
          <p className="dietary__lead">
            <Trans>
              You see only dishes that match everything you tick. Please tell the restaurant about a serious allergy,
              too.
            </Trans>
          </p>
          <Choices title={t`Allergies`} kind="allergies" choices={offered.allergies} />
          <Choices title={t`Intolerances`} kind="intolerances" choices={offered.intolerances} />
          <Choices title={t`Preferences`} kind="preferences" choices={offered.preferences} />
          <NeedsNote />
        </div>
      ) : (
        <p>
          <Trans>This menu has no dietary information. Please ask the restaurant.</Trans>
        </p>
      )}
    </Dialog>
  );
}
