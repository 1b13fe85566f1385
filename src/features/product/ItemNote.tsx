import { useLingui } from "@lingui/react/macro";
import { longestNote } from "../../domain/cart/limits.ts";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { TextArea } from "../../ui/TextArea.tsx";

interface ItemNoteProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** A note to the kitchen, where the store accepts one (ShowNotesForItem). */
export function ItemNote({ note, onChange }: ItemNoteProps) {
  const { t } = useLingui();
  const store = useShownStore();
  if (!store?.view.itemNotes) return null;
  return (
    <TextArea
      label={t`Notes`}
      hint={t`A wish for the kitchen, such as “cut in half”.`}
      counter={`${note.length}/${longestNote}`}
      maxLength={longestNote}
      rows={2}
      value={note}
      onChange={onChange}
    />
  );
}
