import { Trans, useLingui } from "@lingui/react/macro";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { checkFields } from "../../domain/form/checkFields.ts";
import { checkRoom } from "../../domain/fulfilment/checkDestination.ts";
import { contactForm } from "../../state/checkout/form/checkoutForms.ts";
import { type ModeForm, withContact } from "../../state/checkout/form/modeForm.atoms.ts";
import { ownTypedAtom } from "../../state/customer/ownTyped.ts";
import { buildForm } from "../../state/form/form.ts";
import { changeDestinationAtom } from "../../state/fulfilment/changeDestination.actions.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { useForm } from "../form/useForm.ts";
import { DestinationField } from "./DestinationField.tsx";
import { PlaceTerm } from "./ModeName.tsx";
import type { ModePart, PlaceOf } from "./modePart.ts";

/** The room of the visit takes precedence over a typed one. */
export const roomForm = buildForm(
  ownTypedAtom("room", () => ({ room: "" })),
  ({ room }, get) => checkFields({ room: checkRoom(get(visitAtom).room ?? room) }, (checked) => checked.room),
);

const destination: ModeForm["destination"] = atom((get) => {
  const checked = get(roomForm.checked);
  return checked.ok ? { ok: true, value: { mode: "room", room: checked.value } } : checked;
});

/** S22: a room that came with the page or was stored isn't typed. */
function RoomFields() {
  const { t } = useLingui();
  const { room: named } = useAtomValue(visitAtom);
  const changeDestination = useSetAtom(changeDestinationAtom);
  const field = useForm(roomForm, { room: { required: t`Enter your room number.` } }).bind("room");
  return (
    <DestinationField
      {...field}
      label={t`Room number`}
      value={named ?? field.value}
      readOnly={named !== null}
      leave={
        named === null || field.disabled
          ? null
          : { words: <Trans>Another room</Trans>, run: () => changeDestination("room") }
      }
    />
  );
}

/** Delivered to the diner's room. */
export const room: ModePart<PlaceOf<"room">> = {
  destination,
  checked: withContact(destination),
  typed: atom((get) => [...Object.values(get(roomForm.typed)), ...Object.values(get(contactForm.typed))]),
  Fields: RoomFields,
  tooLate: null,
  placeFirst: <Trans>We need your room number first.</Trans>,
  destinationWords: (to) => [[<PlaceTerm key="term" mode="room" />, " ", to.room]],
};
