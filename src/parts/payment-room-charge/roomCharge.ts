import { storeAtom } from "../../state/store/store.atoms.ts";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";

/** Charged to the room's bill (R55). */
export const roomCharge: PaymentMethodPart = {
  method: "room-charge",
  settles: { kind: "none" },
  isOffered(get, { view, mode }) {
    const store = get(storeAtom);
    return mode === "room" && view.roomCharge && store.kind === "ready" && store.value.chargesToRoom;
  },
  isFilledIn: () => true,
  Form: null,
};
