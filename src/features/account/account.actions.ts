import { atom } from "jotai";
import { isSameData } from "../../domain/isSameData.ts";
import { type Answered, askProfiles } from "../../state/customer/askProfiles.ts";
import { hasCardFieldsAtom } from "../../state/host/host.atoms.ts";
import { cardForm, dropCardAtom, isCardFilledInAtom } from "../../state/payment/card.atoms.ts";
import { askStoreToken, mountedFieldsAtom, noToken } from "../../state/payment/cardFields.atoms.ts";
import { servicesAtom } from "../../state/services.atoms.ts";
import { checkedProfileAtom, detailsForm, profileAddressForm } from "./profile.atoms.ts";

type Saving = { readonly kind: "idle" } | { readonly kind: "saving" } | Answered;

const savingStateAtom = atom<Saving>({ kind: "idle" });

export const savingAtom = atom((get) => get(savingStateAtom));

/** R98: what failed at an earlier visit isn't shown again, nor to another member. */
export const forgetSavingAtom = atom(null, (get, set) => {
  if (get(savingStateAtom).kind !== "saving") set(savingStateAtom, { kind: "idle" });
});

/** How long the "saved" message is shown (S41). */
const bannerMs = 2_000;

export const saveProfileAtom = atom(null, async (get, set) => {
  const profile = get(checkedProfileAtom);
  if (!profile) return "invalid";
  if (get(savingStateAtom).kind === "saving") return "taken";
  set(savingStateAtom, { kind: "saving" });
  const answer = await askProfiles(get, (profiles) => profiles.save(profile));
  set(savingStateAtom, answer);
  if (answer.kind !== "saved") return "taken";
  // From here on the session provides the saved values.
  set(detailsForm.typed, null);
  set(profileAddressForm.typed, null);
  get(servicesAtom).clock.after(bannerMs, () => {
    if (get(savingStateAtom) === answer) set(savingStateAtom, { kind: "idle" });
  });
  return "taken";
});

/** Returns null if a field is invalid. R37: the card is forgotten after any answer. */
export const addCardAtom = atom(
  null,
  (get, set): Promise<Answered | null> => set(get(hasCardFieldsAtom) ? addFromFieldsAtom : addTypedAtom),
);

/** R105. */
const addFromFieldsAtom = atom(null, async (get, set): Promise<Answered | null> => {
  if (!get(isCardFilledInAtom)) return null;
  const fields = get(mountedFieldsAtom);
  const given = await askStoreToken(get);
  const answer: Answered =
    given.kind === "failed"
      ? { kind: "refused", message: noToken }
      : await askProfiles(get, (profiles) => profiles.addCard(given.card));
  if (get(mountedFieldsAtom) === fields) set(dropCardAtom);
  return answer;
});

const addTypedAtom = atom(null, async (get, set): Promise<Answered | null> => {
  const card = get(cardForm.checked);
  if (!card.ok) return null;
  const answer = await askProfiles(get, (profiles) => profiles.addCard(card.value));
  // R98: another card may have been typed since.
  if (isSameData(get(cardForm.checked), card)) set(dropCardAtom);
  return answer;
});

export const removeCardAtom = atom(null, (get, _set, identifier: string) =>
  askProfiles(get, (profiles) => profiles.removeCard(identifier)),
);
