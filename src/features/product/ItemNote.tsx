import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type FocusEvent, useState } from "react";
import { flushSync } from "react-dom";
import { longestNote } from "../../domain/cart/limits.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { icon } from "../../ui/icons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TextArea } from "../../ui/TextArea.tsx";
import css from "./ItemNote.css?inline";

registerSheet(css);

/** Defined here, so that a product opens with one request. */
const PencilIcon = icon(<path d="m4 16 .75-3.75 8.5-8.5 3 3-8.5 8.5ZM11.25 5.75l3 3" />);

interface ItemNoteProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/**
 * A note to the kitchen, if the store accepts one (ShowNotesForItem). Few diners write one, so it is one line until it
 * is opened.
 */
export function ItemNote({ note, onChange }: ItemNoteProps) {
  const { t } = useLingui();
  const store = useAtomValue(shownStoreAtom);
  const [isOpen, setOpen] = useState(note !== "");
  const open = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    flushSync(() => setOpen(true));
    // The browser scrolls only to the first line.
    currentTarget.closest(".item-note")?.scrollIntoView({ block: "nearest" });
  };
  if (!store?.view.itemNotes) return null;
  return (
    <div className={classNames("item-note", !isOpen && "item-note--folded")}>
      <PencilIcon />
      <TextArea
        label={t`Notes`}
        placeholder={t`Anything the kitchen should know?`}
        counter={`${note.length}/${longestNote}`}
        maxLength={longestNote}
        rows={isOpen ? 2 : 1}
        value={note}
        onFocus={open}
        onChange={onChange}
      />
    </div>
  );
}
