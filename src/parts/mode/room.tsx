import { Trans, useLingui } from "@lingui/react/macro";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { checkFields } from "../../domain/form/checkFields.ts";
import { checkRoom } from "../../domain/fulfilment/checkPlace.ts";
import { contactForm } from "../../state/checkout/form/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/form/modeForm.atoms.ts";
import { ownTypedAtom } from "../../state/customer/ownTyped.ts";
import { buildForm } from "../../state/form/form.ts";
import { changePlaceAtom } from "../../state/fulfilment/changePlace.actions.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { useForm } from "../form/useForm.ts";
import { PlaceTerm } from "./ModeName.tsx";
import type { ModePart, PlaceOf } from "./modePart.ts";
import { PlaceField } from "./PlaceField.tsx";

/** The room of the visit takes precedence over a typed one. */
export const roomForm = buildForm(
  ownTypedAtom("room", () => ({ room: "" })),
  ({ room }, get) => checkFields({ room: checkRoom(get(visitAtom).room ?? room) }, (checked) => checked.room),
);

const place: ModeForm["place"] = atom((get) => {
  const checked = get(roomForm.checked);
  return checked.ok ? { ok: true, value: { mode: "room", room: checked.value } } : checked;
});

/** S22: a room that came with the page or was stored isn't typed. */
function RoomFields() {
  const { t } = useLingui();
  const { room: named } = useAtomValue(visitAtom);
  const changePlace = useSetAtom(changePlaceAtom);
  const field = useForm(roomForm, { room: { required: t`Enter your room number.` } }).bind("room");
  return (
    <PlaceField
      {...field}
      label={t`Room number`}
      value={named ?? field.value}
      readOnly={named !== null}
      leave={
        named === null || field.disabled ? null : { words: <Trans>Another room</Trans>, run: () => changePlace("room") }
      }
    />
  );
}

/** Delivered to the diner's room. */
export const room: ModePart<PlaceOf<"room">> = {
  place,
  checked: withContact(place),
  typed: atom((get) => [...Object.values(get(roomForm.typed)), ...Object.values(get(contactForm.typed))]),
  Fields: RoomFields,
  tooLate: null,
  placeWords: (to) => [[<PlaceTerm key="term" mode="room" />, " ", to.room]],
};
