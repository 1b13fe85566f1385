import type { StoreView } from "../../domain/store/store.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import type { PaymentMethodPart } from "./paymentMethod.ts";

/** A payment on another page. It isn't offered if the order would be lost when this page is left (R57). */
export function redirectMethod(method: "alipay" | "wechat", isTaken: (view: StoreView) => boolean): PaymentMethodPart {
  return {
    method,
    settles: {
      kind: "redirect",
      async findPage(get, asked) {
        const { findPaymentPage } = await get(orderServicesAtom).loadOrdering();
        return findPaymentPage({ ...asked, method, isMobile: get(layoutAtom) === "mobile" });
      },
    },
    isOffered: (get, { view }) => isTaken(view) && get(orderServicesAtom).attempts.food.outlivesPage(),
    isFilledIn: () => true,
    Form: null,
  };
}
