import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ComponentProps, ReactNode } from "react";
import { areWalletsAwaitedAtom } from "../../state/payment/wallets.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { useFormState } from "../../ui/Form.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./ExpressPay.css?inline";
import { WalletButtons } from "./WalletButtons.tsx";

registerSheet(css);

interface ExpressPayProps extends Omit<ComponentProps<typeof WalletButtons>, "onPress"> {
  /** What has to come before a wallet. */
  readonly children?: ReactNode;
}

/**
 * The wallets that this device has, above a checkout's form (R97). Their place is kept while they are awaited, so that
 * nothing moves when they come.
 */
export function ExpressPay({ wallets, children, ...buttons }: ExpressPayProps) {
  const { t } = useLingui();
  const { submit } = useFormState();
  const isAwaited = useAtomValue(areWalletsAwaitedAtom) && wallets.length === 0;
  if (wallets.length === 0 && !isAwaited) return null;
  return (
    <section
      className={classNames("express-pay", isAwaited && "express-pay--awaited")}
      aria-label={t`Express checkout`}
    >
      <WalletButtons {...buttons} wallets={wallets} onPress={submit} />
      {children}
      <p className="express-pay__or">
        <Trans>or fill in your details</Trans>
      </p>
    </section>
  );
}
