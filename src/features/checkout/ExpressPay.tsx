import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { wallets } from "../../domain/payment/wallet.ts";
import { PaymentName } from "../../parts/payment-methods/PaymentName.tsx";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { offeredPaymentsAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { prepareWalletAtom } from "../../state/payment/wallets.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";

/** A wallet that this device has comes first: one press pays. */
export function ExpressPay({ disabled }: { readonly disabled: boolean }) {
  usePreparedWallets();
  const offered = useAtomValue(offeredPaymentsAtom);
  const { total } = useAtomValue(pricedOrderAtom);
  const choose = useSetAtom(paymentAtom);
  if (total === 0) return null;
  return wallets
    .filter((name) => offered.includes(name))
    .map((name) => (
      // The press chooses the wallet, and the form that is sent by it opens the sheet.
      <ActionButton key={name} type="submit" wide disabled={disabled} onClick={() => choose(name)}>
        <Trans>
          Pay with <PaymentName method={name} />
        </Trans>
      </ActionButton>
    ));
}

function usePreparedWallets(): void {
  const view = useShownStore()?.view;
  const prepare = useSetAtom(prepareWalletAtom);
  const isAppleTaken = view?.applePay === true;
  const isGoogleTaken = view?.googlePay === true;
  useEffect(() => {
    if (isAppleTaken) void prepare("apple-pay");
    if (isGoogleTaken) void prepare("google-pay");
  }, [isAppleTaken, isGoogleTaken, prepare]);
}
