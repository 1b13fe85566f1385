import type { WalletName } from "../../domain/payment/wallet.ts";
import type { StoreView } from "../../domain/store/store.ts";
import { preparedWalletsAtom } from "../../state/payment/wallets.atoms.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import type { PaymentMethodPart } from "./paymentMethod.ts";

/** A wallet of the browser or the device. Offered if it is available (R58). */
export function walletMethod(method: WalletName, isTaken: (view: StoreView) => boolean): PaymentMethodPart {
  return {
    method,
    settles: { kind: "token", ask: (get, asked) => get(orderServicesAtom).wallets.open(method, asked) },
    isOffered: (get, { view }) => isTaken(view) && get(preparedWalletsAtom).includes(method),
    isFilledIn: () => true,
    Form: null,
  };
}
