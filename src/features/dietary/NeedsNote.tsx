import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { noteWithNeeds } from "../../domain/cart/note.ts";
import { choicesSuited } from "../../domain/menu/dietary.ts";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { notesAtom } from "../../state/checkout/notes.atoms.ts";
import { dietaryFilterAtom, offeredChoicesAtom } from "../../state/dietary/filter.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";

/**
 * Offers to add the dietary choices to the order's note, if the store takes one: the kitchen doesn't see the filter.
 */
export function NeedsNote() {
  const { t } = useLingui();
  const store = useShownStore();
  const offered = useAtomValue(offeredChoicesAtom);
  const names = choicesSuited(useAtomValue(dietaryFilterAtom), offered).map(({ name }) => name);
  const [note, write] = useAtom(notesAtom);
  if (!store?.view.notes || names.length === 0) return null;
  const wanted = noteWithNeeds(note, t`Dietary needs:`, names);
  const isWritten = wanted === note;
  return (
    <div className="dietary__note">
      {!isWritten && (
        <Button variant="secondary" disabled={wanted === null} onClick={() => wanted !== null && write(wanted)}>
          <Trans>Put this in the order's note</Trans>
        </Button>
      )}
      <p role="status">
        {isWritten && (
          <>
            <CheckIcon /> <Trans>The kitchen will read this in your order's note.</Trans>
          </>
        )}
        {wanted === null && <Trans>Your order's note has no room left for this.</Trans>}
      </p>
    </div>
  );
}
