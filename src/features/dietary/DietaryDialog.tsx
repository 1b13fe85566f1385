import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { noteWithNeeds } from "../../domain/cart/note.ts";
import { choicesSuited } from "../../domain/menu/choicesSuited.ts";
import { offersDietary, suits } from "../../domain/menu/dietary.ts";
import type { DietaryChoice, DietaryFit } from "../../domain/menu/menu.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { notesAtom } from "../../state/checkout/form/notes.atoms.ts";
import { chosenDietaryAtom, clearDietaryAtom } from "../../state/dietary/dietary.atoms.ts";
import { dietaryFilterAtom, isFilteredAtom, offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { cardsAtom, menuAtom } from "../../state/menu/menu.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CheckIcon } from "../../ui/signIcons.tsx";
import { dietarySigns } from "../../views/dietary/dietarySigns.ts";
import css from "./DietaryDialog.css?inline";

registerSheet(css);

/** How many dishes the menu shows with the choices of now. */
const suitedCountAtom = atom((get) => {
  const extras = get(menuExtrasAtom);
  const filter = get(dietaryFilterAtom);
  const isShown = extras ? get(extras.isShownAtom) : suits;
  return [...get(cardsAtom).values()].filter(({ entry }) => isShown(entry.fit, filter)).length;
});

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

/** What closing the dialog leads to: counts at each tick. */
function ShowText() {
  const count = useAtomValue(suitedCountAtom);
  if (!useAtomValue(isFilteredAtom)) return <Trans>Show the menu</Trans>;
  return count === 0 ? (
    <Trans>No dish suits them all</Trans>
  ) : (
    <Plural value={count} one="Show # dish" other="Show # dishes" />
  );
}

export function DietaryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const clear = useSetAtom(clearDietaryAtom);
  const offered = useAtomValue(offeredChoicesAtom);
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
            <ShowText />
          </Button>
        </div>
      }
    >
      {offersDietary(offered) ? (
        <div className="dietary">
          <p className="dietary__lead">
            <Trans>
              You see only dishes that match everything you tick. Please tell our staff about a serious allergy, too.
            </Trans>
          </p>
          <Choices title={t`Allergies`} kind="allergies" choices={offered.allergies} />
          <Choices title={t`Intolerances`} kind="intolerances" choices={offered.intolerances} />
          <Choices title={t`Preferences`} kind="preferences" choices={offered.preferences} />
          <NeedsNote />
        </div>
      ) : (
        <p>
          <Trans>This menu has no dietary information. Please ask our staff.</Trans>
        </p>
      )}
    </Dialog>
  );
}

/**
 * Offers to add the dietary choices to the order's note, if the store takes one: the kitchen doesn't see the filter.
 */
function NeedsNote() {
  const { t } = useLingui();
  const store = useAtomValue(shownStoreAtom);
  // As the kitchen knows them.
  const offered = useAtomValue(menuAtom)?.dietary;
  const filter = useAtomValue(dietaryFilterAtom);
  const names = offered ? choicesSuited(filter, offered).map(({ name }) => name) : [];
  const [note, write] = useAtom(notesAtom);
  if (!store?.view.notes || names.length === 0) return null;
  const newNote = noteWithNeeds(note, t`Dietary needs:`, names);
  const isWritten = newNote === note;
  return (
    <div className="dietary__note">
      {!isWritten && (
        <Button variant="secondary" disabled={newNote === null} onClick={() => newNote !== null && write(newNote)}>
          <Trans>Put this in the order's note</Trans>
        </Button>
      )}
      <p role="status">
        {isWritten && (
          <>
            <CheckIcon /> <Trans>The kitchen will read this in your order's note.</Trans>
          </>
        )}
        {newNote === null && <Trans>Your order's note has no room left for this.</Trans>}
      </p>
    </div>
  );
}
