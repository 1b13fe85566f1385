import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { WalletName } from "../../domain/payment/paymentMethod.ts";
import type { Placing } from "../../state/checkout/placing/placing.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { PressBlock } from "../checkout-shell/PayPart.tsx";
import { PaymentName } from "../payment/PaymentName.tsx";
import { useSheetWords } from "./useSheetWords.ts";
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
