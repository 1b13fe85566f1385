import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";
import { contactFields, spacedPhone, wholeName } from "../../domain/customer/contact.ts";
import { CardPart } from "../../parts/card-form/CardPart.tsx";
import { CheckoutForm } from "../../parts/checkout-shell/CheckoutForm.tsx";
import { ChosenParts } from "../../parts/checkout-shell/ChosenParts.tsx";
import { DetailsSection } from "../../parts/checkout-shell/DetailsSection.tsx";
import { PaidByText, PaymentSection } from "../../parts/checkout-shell/PaymentSection.tsx";
import { PayPart } from "../../parts/checkout-shell/PayPart.tsx";
import { useFolding } from "../../parts/checkout-shell/useFolding.ts";
import { ExpressPay } from "../../parts/express-pay/ExpressPay.tsx";
import { usePreparedWallets } from "../../parts/express-pay/WalletButtons.tsx";
import { Terms } from "../../parts/terms/Terms.tsx";
import { giftPlacing } from "../../state/checkout/goods/giftGoods.ts";
import { buyerForm, paidGiftsAtom } from "../../state/checkout/submit/submitGifts.atoms.ts";
import { knownContactAtom, typedContactAtom } from "../../state/customer/contact.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { isCardFilledInAtom } from "../../state/payment/card.atoms.ts";
import { giftWalletsAtom } from "../../state/payment/payment.atoms.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CardChoice } from "./CardChoice.tsx";
import { FoldedGifts, GiftSummary } from "./GiftSummary.tsx";
import { giftCheckoutConfig } from "./giftCheckoutConfig.tsx";
import { useGiftBlock } from "./useGiftBlock.ts";

/** The form with the buyer's details and the card. */
export function GiftForm() {
  const store = useAtomValue(shownStoreAtom);
  const pressBlock = useGiftBlock();
  const isSending = useAtomValue(giftPlacing.isHeldAtom);
  const { folding, follow } = useFolding(useAtomValue(layoutAtom) === "mobile");
  const { total } = useAtomValue(paidGiftsAtom);
  const isStored = useAtomValue(storedCardAtom) !== null;
  const isFilledIn = useAtomValue(isCardFilledInAtom) || isStored;
  const hasForm = total > 0 && !isStored;
  const contact = useAtomValue(knownContactAtom);
  const isBuyerDone = useAtomValue(buyerForm.checked).ok;
  if (!store) return null;
  return (
    <CheckoutForm
      config={giftCheckoutConfig}
      onFollow={follow}
      folded={<FoldedGifts disabled={isSending} />}
      summary={<GiftSummary disabled={isSending} />}
      pay={
        <PayPart config={giftCheckoutConfig} pressBlock={pressBlock} hasPaymentForm={hasForm}>
          {pressBlock.retry && <NotRead onRetry={pressBlock.retry} />}
        </PayPart>
      }
    >
      {total > 0 && <GiftExpress pressBlock={pressBlock} disabled={isSending} />}
      <DetailsSection
        part={0}
        folding={folding}
        form={buyerForm}
        asked={contactFields.filter((name) => contact[name] === undefined)}
        chosen={isBuyerDone ? <BuyerText /> : null}
        disabled={isSending}
      />
      {total > 0 && (
        <PaymentSection
          config={giftCheckoutConfig}
          part={1}
          folding={folding}
          chosen={isFilledIn ? <PaidByText method="card" /> : null}
          choice={(form) => <CardChoice form={form} disabled={isSending} />}
          Form={hasForm ? CardPart : null}
          disabled={isSending}
        />
      )}
      <Terms html={store.terms} />
    </CheckoutForm>
  );
}

function BuyerText() {
  const typed = useAtomValue(typedContactAtom);
  return <ChosenParts of={[wholeName(typed), spacedPhone(typed.phone)]} />;
}

/** Shown if the surcharge isn't known, because the order can't be paid then. */
function NotRead({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      action={
        <Button variant="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The gift cards could not be loaded</Trans>
    </Notice>
  );
}

type GiftExpressProps = Pick<ComponentProps<typeof ExpressPay>, "pressBlock" | "disabled">;

/** The wallets at the checkout of gift cards. */
function GiftExpress(state: GiftExpressProps) {
  usePreparedWallets();
  return <ExpressPay {...state} wallets={useAtomValue(giftWalletsAtom)} placing={giftPlacing} />;
}
