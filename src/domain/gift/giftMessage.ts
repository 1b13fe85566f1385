import { noteOf } from "../cart/note.ts";
import { checkEmail } from "../customer/email.ts";
import { type CheckedField, checkFields, fine, wrong } from "../form/checkFields.ts";
import type { DraftGift } from "../order/orderDraft.ts";

/** The giver, the recipient and the message, as typed. */
export type TypedGiftMessage = DraftGift;

declare const checked: unique symbol;

/** Only `checkGiftMessage` creates one, so nothing unchecked is mailed. */
export type GiftMessage = TypedGiftMessage & { readonly [checked]: "giving" };

export const blankGiftMessage: TypedGiftMessage = { to: "", email: "", from: "", message: "" };

export const longestGiverName = 100;
/** R71: the limit for the message, in characters. */
export const longestGiftMessage = 300;

function checkText(text: string, longest: number): CheckedField<string, "too-long"> {
  return text.trim().length > longest ? wrong("too-long") : fine(noteOf(text));
}

/** R71: only the recipient's e-mail is required. */
export function checkGiftMessage({ to, email, from, message }: TypedGiftMessage) {
  return checkFields(
    {
      to: checkText(to, longestGiverName),
      email: checkEmail(email),
      from: checkText(from, longestGiverName),
      message: checkText(message, longestGiftMessage),
    },
    (giving) => giving as GiftMessage,
  );
}
