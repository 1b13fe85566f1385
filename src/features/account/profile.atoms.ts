import { atom, type Getter } from "jotai";
import { checkAddress, type TypedAddress } from "../../domain/customer/address.ts";
import type { Member } from "../../domain/customer/customer.ts";
import { checkDetails, type Profile, type TypedDetails } from "../../domain/customer/profile.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { buildForm, type TypedAtom } from "../../state/form/form.ts";
import { buildTaking } from "../../state/fulfilment/suggestions.atoms.ts";

/** Keeps a member's unsaved changes while the page is open. Another member doesn't see them. */
function memberTypedAtom<Typed>(saved: (member: Member | null) => Typed): TypedAtom<Typed> {
  const changesAtom = atom<{ readonly uid: string; readonly typed: Partial<Typed> } | null>(null);
  const typedBy = (get: Getter, uid: string | undefined): Partial<Typed> => {
    const changes = get(changesAtom);
    return changes && changes.uid === uid ? changes.typed : {};
  };
  return atom(
    (get) => {
      const member = get(memberAtom);
      return { ...saved(member), ...typedBy(get, member?.uid) };
    },
    (get, set, change) => {
      const uid = get(memberAtom)?.uid;
      const isKept = change !== null && uid !== undefined;
      set(changesAtom, isKept ? { uid, typed: { ...typedBy(get, uid), ...change } } : null);
    },
  );
}

export const detailsForm = buildForm(
  memberTypedAtom((member): TypedDetails => {
    const { firstName = "", lastName = "", phone = "", address } = member ?? {};
    return { firstName, lastName, phone, deliveryPhone: address?.phone ?? "" };
  }),
  checkDetails,
);

const typedAddressAtom = memberTypedAtom((member): TypedAddress => {
  const { street = "", suburb = "", postcode = "", state = "", instructions = "" } = member?.address ?? {};
  return { street, suburb, postcode, state, instructions };
});

/** A member may live outside the store's delivery area. If all fields are empty, there is no address. */
export const profileAddressForm = buildForm(typedAddressAtom, (typed, get) => {
  const all = [...Object.values(typed), get(detailsForm.typed).deliveryPhone];
  const isEmpty = all.every((text) => text.trim() === "");
  return isEmpty ? { ok: true, value: typed } : checkAddress(typed, () => true);
});

const checkedAddress = (get: Getter): TypedAddress | null => {
  const { checked } = profileAddressForm;
  const form = get(checked);
  return form.ok && form.value.street.trim() !== "" ? form.value : null;
};

export const { take: takeStreetAtom, position: positionAtom } = buildTaking(typedAddressAtom, checkedAddress);

/** Null while a field is invalid. */
export const checkedProfileAtom = atom((get): Profile | null => {
  const details = get(detailsForm.checked);
  if (!details.ok || !get(profileAddressForm.checked).ok) return null;
  const { deliveryPhone, ...names } = details.value;
  const address = checkedAddress(get);
  return { ...names, address: address && { ...address, phone: deliveryPhone, position: get(positionAtom) } };
});
