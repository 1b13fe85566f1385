import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { missingPointsAtom } from "../../state/order/pointsToPay.atoms.ts";
import { usesStampsAtom } from "../../state/promotion/redemptions.atoms.ts";
import { promotionsAtom } from "../../state/promotion/rules.atoms.ts";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";
import { PointsForm } from "./PointsForm.tsx";
import { usePointsHint } from "./usePointsHint.ts";

/** Pays the whole order with a member's points, unless points are collected as stamps (R56). */
export const points: PaymentMethodPart = {
  method: "points",
  settles: { kind: "none" },
  isOffered: (get) =>
    get(memberAtom) !== null && get(promotionsAtom).points.pointsToDollar !== null && !get(usesStampsAtom),
  isFilledIn: (get) => get(missingPointsAtom) === 0,
  useHint: usePointsHint,
  Form: PointsForm,
};
