import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { useFormState } from "../../ui/Form.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./ExpressPay.css?inline";
import { WalletButtons } from "./WalletButtons.tsx";

registerSheet(css);

interface ExpressPayProps extends Omit<ComponentProps<typeof WalletButtons>, "onPress"> {
  /** What has to come before a wallet. */
  readonly children?: ReactNode;
}

/** The wallets that this device has, above a checkout's form (R97). */
export function ExpressPay({ wallets, children, ...buttons }: ExpressPayProps) {
  const { t } = useLingui();
  const { submit } = useFormState();
  if (wallets.length === 0) return null;
  return (
    <section className="express-pay" aria-label={t`Express checkout`}>
      <WalletButtons {...buttons} wallets={wallets} onPress={submit} />
      {children}
      <p className="express-pay__or">
        <Trans>or fill in your details</Trans>
      </p>
    </section>
  );
}
