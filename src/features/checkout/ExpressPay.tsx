import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { MouseEvent } from "react";
import { type WalletName, wallets } from "../../domain/payment/paymentMethod.ts";
import { PaymentName } from "../../parts/payment/PaymentName.tsx";
import { offeredPaymentsAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import css from "./ExpressPay.css?inline";
import { usePressBlock } from "./usePressBlock.ts";
import { walletMarks } from "./walletMarks.tsx";

registerSheet(css);

/** The wallets that this device has, above the form. */
export function ExpressPay({ disabled }: { readonly disabled: boolean }) {
  const { t } = useLingui();
  const offered = useAtomValue(offeredPaymentsAtom);
  const shown = wallets.filter((wallet) => offered.includes(wallet));
  if (shown.length === 0) return null;
  return (
    <section className="express-pay" aria-label={t`Express checkout`}>
      {shown.map((wallet) => (
        <WalletButton key={wallet} wallet={wallet} disabled={disabled} />
      ))}
      <p className="express-pay__or">
        <Trans>or fill in your details</Trans>
      </p>
    </section>
  );
}

interface WalletButtonProps {
  readonly wallet: WalletName;
  readonly disabled: boolean;
}

/** One press chooses the wallet and pays. Browsers that have Apple's button draw it themselves. */
function WalletButton({ wallet, disabled }: WalletButtonProps) {
  const { isBusy, isBlocked } = usePressBlock();
  const choose = useSetAtom(paymentAtom);
  // Not a submit button: Enter in a field clicks the form's first submit button.
  const pay = (event: MouseEvent<HTMLButtonElement>) => {
    choose(wallet);
    event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.click();
  };
  return (
    <ActionButton wide name={wallet} busy={isBusy} aria-disabled={isBlocked} disabled={disabled} onClick={pay}>
      <VisuallyHidden>
        <Trans>
          Pay with <PaymentName method={wallet} />
        </Trans>
      </VisuallyHidden>
      <span className="express-pay__mark" aria-hidden="true">
        {walletMarks[wallet]}
      </span>
    </ActionButton>
  );
}
