import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { sheetAmount } from "../../domain/checkout/walletSheet.ts";
import { type WalletName, wallets } from "../../domain/payment/paymentMethod.ts";
import type { Placing } from "../../state/checkout/placing/placing.ts";
import type { SheetWords } from "../../state/payment/walletPress.ts";
import { possibleWalletsAtom, prepareWalletAtom } from "../../state/payment/wallets.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useRowTerm } from "../cart/totals/useRowTerm.ts";
import type { PressBlock } from "../checkout-shell/PayPart.tsx";
import { useNameWords } from "../contact-form/useNameWords.ts";
import { PaymentName } from "../payment/PaymentName.tsx";
import css from "./WalletButtons.css?inline";
import { walletMarks } from "./walletMarks.tsx";

registerSheet(css);

interface WalletButtonsProps {
  readonly wallets: readonly WalletName[];
  readonly placing: Placing;
  readonly pressBlock: PressBlock;
  readonly disabled: boolean;
  /** Presses the order's `submitAtom`. Called inside the tap (R58). */
  readonly onPress: () => void;
}

/** R97: a press pays with the wallet, wherever the button stands. */
export function WalletButtons({ wallets, placing, onPress, ...state }: WalletButtonsProps) {
  const setPress = useSetAtom(placing.walletPressAtom);
  const words = useSheetWords();
  const isOpen = useAtomValue(placing.sheetAtom) !== null;
  return (
    <div className="wallet-buttons">
      {wallets.map((wallet) => (
        <WalletButton
          {...state}
          key={wallet}
          wallet={wallet}
          isOpen={isOpen}
          onPress={() => {
            setPress({ wallet, words });
            onPress();
          }}
        />
      ))}
    </div>
  );
}

interface WalletButtonProps extends Pick<WalletButtonsProps, "pressBlock" | "disabled" | "onPress"> {
  readonly wallet: WalletName;
  /** Whether a sheet is open. */
  readonly isOpen: boolean;
}

/** Not a submit button: Enter in a field clicks the form's first one. Apple's browsers draw its button themselves. */
function WalletButton({ wallet, isOpen, pressBlock: { isBusy, isBlocked }, disabled, onPress }: WalletButtonProps) {
  return (
    <ActionButton
      wide
      name={wallet}
      busy={isBusy}
      aria-disabled={isBlocked || isOpen}
      disabled={disabled}
      onClick={onPress}
    >
      <VisuallyHidden>
        <Trans>
          Pay with <PaymentName method={wallet} />
        </Trans>
      </VisuallyHidden>
      <span className="wallet-buttons__mark" aria-hidden="true" translate="no">
        {walletMarks[wallet]}
      </span>
    </ActionButton>
  );
}

/** What a wallet's sheet says: the rows of a receipt, and what is wrong with what it gives. */
function useSheetWords(): SheetWords {
  const { t } = useLingui();
  const names = useNameWords();
  const rowTerm = useRowTerm();
  const fields = {
    firstName: names.firstName.required,
    lastName: names.lastName.required,
    email: names.email.invalid,
    phone: t`Enter an Australian phone number like 0412 345 678.`,
  };
  const addresses = {
    "out-of-area": t`Delivery not available to this address.`,
    unreachable: t`Enter a complete address that we deliver to.`,
    fee: t`Delivery to this address costs something else. Please choose the address again.`,
  };
  return {
    rows: (receipt) =>
      receipt.flatMap((row) => {
        const amount = sheetAmount(row);
        return amount === undefined ? [] : [{ label: rowTerm(row), amount }];
      }),
    problem(problem) {
      switch (problem.kind) {
        case "contact":
          return fields[problem.field];
        case "address":
          return addresses[problem.why];
        case "order":
          return t`Your order has changed. Please close this and look through it.`;
      }
    },
  };
}

/** Loads the wallets before they are pressed, because a wallet must open directly in the diner's tap (R58). */
export function usePreparedWallets(): void {
  const prepare = useSetAtom(prepareWalletAtom);
  // Text is the same after each update of the store that leaves its wallets as they are.
  const possible = useAtomValue(possibleWalletsAtom).join(" ");
  useEffect(() => {
    for (const name of wallets) if (possible.includes(name)) void prepare(name);
  }, [possible, prepare]);
}
