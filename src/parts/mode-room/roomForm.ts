import { checkFields } from "../../domain/form/checkFields.ts";
import { checkRoom } from "../../domain/fulfilment/checkPlace.ts";
import { ownTypedAtom } from "../../state/customer/ownTyped.ts";
import { buildForm } from "../../state/form/form.ts";
import { visitAtom } from "../../state/visit/visit.atoms.ts";

/** The room of the visit takes precedence over a typed one. */
export const roomForm = buildForm(
  ownTypedAtom("room", () => ({ room: "" })),
  ({ room }, get) => checkFields({ room: checkRoom(get(visitAtom).room ?? room) }, (checked) => checked.room),
);
