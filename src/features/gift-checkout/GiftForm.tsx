import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { isBusy } from "../../domain/checkout/placement.ts";
import { contactFields, wholeName } from "../../domain/customer/contact.ts";
import { CardForm } from "../../parts/card-form/CardForm.tsx";
import { CheckoutForm } from "../../parts/checkout-shell/CheckoutForm.tsx";
import { ChosenParts, MemberWords } from "../../parts/checkout-shell/ChosenParts.tsx";
import { FoldingSection } from "../../parts/checkout-shell/FoldingSection.tsx";
import { LogInBanner } from "../../parts/checkout-shell/LogInBanner.tsx";
import { NotLoadedWords } from "../../parts/checkout-shell/NotLoadedWords.tsx";
import { PaidByWords } from "../../parts/checkout-shell/PaidByWords.tsx";
import { PaymentSection } from "../../parts/checkout-shell/PaymentSection.tsx";
import { PayPart } from "../../parts/checkout-shell/PayPart.tsx";
import { useFolding } from "../../parts/checkout-shell/useFolding.ts";
import { ContactForm } from "../../parts/contact-form/ContactForm.tsx";
import { RememberDetails } from "../../parts/contact-form/RememberDetails.tsx";
import { Terms } from "../../parts/terms/Terms.tsx";
import { giftPlacementAtom, giftPlacing } from "../../state/checkout/placing/giftPlacement.atoms.ts";
import { paidGiftsAtom } from "../../state/checkout/submit/paidGifts.atoms.ts";
import { buyerForm, giftSubmitResultAtom, submitGiftsAtom } from "../../state/checkout/submit/submitGifts.atoms.ts";
import { knownContactAtom, typedContactAtom } from "../../state/customer/contact.atoms.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { cardForm } from "../../state/payment/cardForm.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import type { FormResult } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CardChoice } from "./CardChoice.tsx";
import { FoldedGifts, GiftSummary, GiftSums } from "./GiftSummary.tsx";
import { giftCheckoutConfig } from "./giftCheckoutConfig.tsx";
import { useGiftBlock } from "./useGiftBlock.ts";

/** The form with the buyer's details and the card. */
export function GiftForm() {
  const { t } = useLingui();
  const store = useAtomValue(shownStoreAtom);
  const submit = useGiftSubmission();
  const hold = useGiftBlock();
  const isSending = isBusy(useAtomValue(giftPlacementAtom));
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const { folding, follow } = useFolding(isMobile);
  const { total } = useAtomValue(paidGiftsAtom);
  const isStored = useAtomValue(storedCardAtom) !== null;
  const isFilledIn = useAtomValue(cardForm.checked).ok || isStored;
  const hasForm = total > 0 && !isStored;
  if (!store) return null;
  const pay = (
    <PayPart
      config={giftCheckoutConfig}
      hold={hold}
      hasPaymentForm={hasForm}
      notSent={submit.notSent}
      isPriceChanged={submit.isPriceChanged}
    >
      {hold.retry && <NotRead onRetry={hold.retry} />}
    </PayPart>
  );
  return (
    <CheckoutForm placing={giftPlacing} onSubmit={submit.run} onFocus={follow}>
      {isMobile && <FoldedGifts />}
      <div className="checkout__fields">
        <LogInBanner isSending={isSending} />
        <Buyer folding={folding} disabled={isSending} />
        {total > 0 && (
          <PaymentSection
            config={giftCheckoutConfig}
            part={1}
            folding={folding}
            chosen={isFilledIn ? <PaidByWords method="card" /> : null}
            choice={<CardChoice disabled={isSending} />}
            Form={hasForm ? CardForm : null}
            disabled={isSending}
          />
        )}
        {isMobile && (
          <div data-part={2}>
            <section className="checkout__section" aria-label={t`Cart`}>
              <GiftSums disabled={isSending} />
            </section>
          </div>
        )}
        <Terms html={store.terms} />
      </div>
      {isMobile ? (
        pay
      ) : (
        <div className="checkout__card">
          <GiftSummary disabled={isSending} />
          {pay}
        </div>
      )}
    </CheckoutForm>
  );
}

interface BuyerProps {
  readonly folding: ReturnType<typeof useFolding>["folding"];
  readonly disabled: boolean;
}

function Buyer({ folding, disabled }: BuyerProps) {
  const isMember = useAtomValue(memberAtom) !== null;
  const known = useAtomValue(knownContactAtom);
  const isDone = useAtomValue(buyerForm.checked).ok;
  const typed = useAtomValue(typedContactAtom);
  return (
    <FoldingSection
      part={0}
      folding={folding}
      heading={<Trans>Your details</Trans>}
      chosen={isDone ? <ChosenParts of={[wholeName(typed), typed.email, typed.phone]} /> : null}
      disabled={disabled}
    >
      {isMember && (
        <p>
          <MemberWords />
        </p>
      )}
      <ContactForm form={buyerForm} asked={contactFields.filter((name) => known[name] === undefined)} />
      {!isMember && <RememberDetails />}
    </FoldingSection>
  );
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

/** The result of the last press, if the order wasn't sent. */
function useGiftSubmission() {
  const submit = useSetAtom(submitGiftsAtom);
  const [answer, setAnswer] = useAtom(giftSubmitResultAtom);
  useEffect(() => () => setAnswer(null), [setAnswer]);
  return {
    run: async (): Promise<FormResult> => ((await submit()).kind === "invalid" ? "invalid" : "taken"),
    notSent: (answer?.kind === "not-loaded" || answer?.kind === "replaced") && (
      <NotLoadedWords isReplaced={answer.kind === "replaced"} />
    ),
    isPriceChanged: answer?.kind === "price-changed",
  };
}
