import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { changePlaceAtom } from "../../state/fulfilment/changePlace.actions.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";
import { useForm } from "../form/useForm.ts";
import { PlaceField } from "../order-mode/PlaceField.tsx";
import { roomForm } from "./roomForm.ts";

/** S22: a room that came with the page or was stored isn't typed. */
export function RoomFields() {
  const { t } = useLingui();
  const { room } = useAtomValue(visitAtom);
  const changePlace = useSetAtom(changePlaceAtom);
  const field = useForm(roomForm, { room: { required: t`Enter your room number.` } }).bind("room");
  return (
    <PlaceField
      {...field}
      label={t`Room number`}
      value={room ?? field.value}
      readOnly={room !== null}
      leave={
        room === null || field.disabled ? null : { words: <Trans>Another room</Trans>, run: () => changePlace("room") }
      }
    />
  );
}
