import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useState } from "react";
import { giftRoom } from "../../domain/gift/giftCart.ts";
import { blankGiftMessage, checkGiftMessage, type TypedGiftMessage } from "../../domain/gift/giftMessage.ts";
import { type Cents, timesCents } from "../../domain/money/cents.ts";
import { buildForm, typedAtom } from "../../state/form/form.ts";
import { addGiftsAtom, editGiftAtom } from "../../state/gift/giftCart.actions.ts";
import { giftCartAtom } from "../../state/gift/giftCart.atoms.ts";
import type { OpenGift } from "../../state/gift/openGift.atoms.ts";
import type { FormResult } from "../../ui/Form.tsx";

/** The words that all recipients share. */
function buildWords({ from, message }: TypedGiftMessage) {
  return typedAtom(() => ({ from, message }));
}

export type GiftWords = ReturnType<typeof buildWords>;

/** A recipient of a card, with the shared words. */
function buildRecipient(words: GiftWords, { to, email }: TypedGiftMessage) {
  const typed = typedAtom(() => ({ to, email }));
  return buildForm(typed, (recipient, get) => checkGiftMessage({ ...get(words), ...recipient }));
}

export type RecipientForm = ReturnType<typeof buildRecipient>;

export interface GiftSelection {
  readonly words: GiftWords;
  /** Always contains at least one. */
  readonly recipients: readonly RecipientForm[];
  /** The recipient whose e-mail is shown in the preview. */
  readonly shown: RecipientForm;
  readonly show: (recipient: RecipientForm) => void;
  /** Null if no recipient can be added. */
  readonly addRecipient: (() => void) | null;
  readonly removeRecipient: (recipient: RecipientForm) => void;
  /** The number of cards for each recipient. */
  readonly quantity: number;
  /** The maximum quantity; 0 if the cart has no room. */
  readonly most: number;
  readonly setQuantity: (quantity: number) => void;
  readonly total: Cents;
  /** Adds the cards to the cart. Returns `taken` if that succeeded. */
  readonly put: () => FormResult;
}

/** The state of a gift card's dialog. */
export function useGiftSelection({ card, line }: OpenGift): GiftSelection {
  const [words] = useState(() => buildWords(line?.giving ?? blankGiftMessage));
  const [recipients, setRecipients] = useState(() => [buildRecipient(words, line?.giving ?? blankGiftMessage)]);
  const [last] = recipients.slice(-1) as [RecipientForm];
  const [selected, show] = useState(last);
  const [typedQuantity, setQuantity] = useState(line?.quantity ?? 1);
  const room = giftRoom(useAtomValue(giftCartAtom), card.productId, line?.id ?? null);
  const most = Math.floor(room / recipients.length);
  // S42: reduced to what the cart has room for.
  const quantity = Math.max(1, Math.min(typedQuantity, most));
  const add = () => {
    const added = buildRecipient(words, blankGiftMessage);
    setRecipients([...recipients, added]);
    show(added);
  };
  return {
    words,
    recipients,
    shown: recipients.includes(selected) ? selected : last,
    show,
    addRecipient: line === null && room > recipients.length ? add : null,
    removeRecipient: (gone) => setRecipients(recipients.filter((each) => each !== gone)),
    quantity,
    most,
    setQuantity,
    total: timesCents(card.price, quantity * recipients.length),
    put: usePut({ card, line }, recipients, quantity),
  };
}

function usePut({ card, line }: OpenGift, recipients: readonly RecipientForm[], quantity: number): () => FormResult {
  const store = useStore();
  const add = useSetAtom(addGiftsAtom);
  const edit = useSetAtom(editGiftAtom);
  return () => {
    const checked = recipients.map((each) => store.get(each.checked));
    const givings = checked.flatMap((each) => (each.ok ? [each.value] : []));
    const [first] = givings;
    if (!first || givings.length < checked.length) return "invalid";
    const answer = line ? edit(line.id, { card, quantity, giving: first }) : add({ card, quantity, givings });
    return answer.kind === "changed" ? "taken" : "invalid";
  };
}
