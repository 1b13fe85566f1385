import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { longestNote } from "../../domain/cart/limits.ts";
import { isBusy } from "../../domain/checkout/placement.ts";
import { isSameChoice } from "../../domain/fulfilment/chosenTime.ts";
import { CartSummary } from "../../parts/cart/CartSummary.tsx";
import { CheckoutForm } from "../../parts/checkout-shell/CheckoutForm.tsx";
import { MemberWords } from "../../parts/checkout-shell/ChosenParts.tsx";
import { FoldingSection } from "../../parts/checkout-shell/FoldingSection.tsx";
import { LogInBanner } from "../../parts/checkout-shell/LogInBanner.tsx";
import { NotLoadedWords } from "../../parts/checkout-shell/NotLoadedWords.tsx";
import { NotSentNotices } from "../../parts/checkout-shell/NotSentNotices.tsx";
import { OrderNotPlaced } from "../../parts/checkout-shell/OrderNotPlaced.tsx";
import { PaidByWords } from "../../parts/checkout-shell/PaidByWords.tsx";
import { PaymentSection } from "../../parts/checkout-shell/PaymentSection.tsx";
import { PayPart } from "../../parts/checkout-shell/PayPart.tsx";
import { useFolding } from "../../parts/checkout-shell/useFolding.ts";
import { ContactForm } from "../../parts/contact-form/ContactForm.tsx";
import { RememberDetails } from "../../parts/contact-form/RememberDetails.tsx";
import { ModeName } from "../../parts/mode/ModeName.tsx";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { paymentParts } from "../../parts/payment/paymentMethods.tsx";
import { Terms } from "../../parts/terms/Terms.tsx";
import { contactForm, contactLackingAtom } from "../../state/checkout/form/checkoutForms.ts";
import { notesAtom } from "../../state/checkout/form/notes.atoms.ts";
import { foodPlacing, placementAtom } from "../../state/checkout/placing/placement.atoms.ts";
import { submitAtom } from "../../state/checkout/submit/submit.actions.ts";
import { submitResultAtom } from "../../state/checkout/submit/submitResult.atoms.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom } from "../../state/fulfilment/times.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { isPaymentFilledInAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import type { FormResult } from "../../ui/Form.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { BlockedReason } from "./CheckoutBlocked.tsx";
import { DinerWords, ReceivedWords } from "./ChosenWords.tsx";
import { FoldedOrder, OrderSums } from "./FoldedOrder.tsx";
import { foodCheckout } from "./foodCheckout.tsx";
import { ModeTabs } from "./ModeTabs.tsx";
import { PaymentChoice } from "./PaymentChoice.tsx";
import { PricesPending } from "./PricesPending.tsx";
import { TimeChoice } from "./TimeChoice.tsx";
import type { OrderBlock } from "./useBlock.ts";
import { usePressBlock } from "./usePressBlock.ts";

interface OrderFormProps {
  /** Why the chosen mode is unavailable. The tabs stay, so that the diner can choose another. */
  readonly block: OrderBlock | null;
}

/** The form for everything that an order needs besides its lines. */
export function OrderForm({ block }: OrderFormProps) {
  const store = useAtomValue(shownStoreAtom);
  const submit = useSubmission();
  const placement = useAtomValue(placementAtom);
  const isSending = isBusy(placement);
  const method = useAtomValue(paymentAtom);
  const isPaymentFilledIn = useAtomValue(isPaymentFilledInAtom);
  const isStoredCard = useAtomValue(storedCardAtom) !== null && method === "card";
  const { total } = useAtomValue(pricedOrderAtom);
  const PaymentForm = total > 0 && !isStoredCard ? paymentParts[method].Form : null;
  const hold = usePressBlock();
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const modeName = useAtomValue(modeAtom);
  const mode = modeParts[modeName];
  const place = useAtomValue(mode.place);
  const isMember = useAtomValue(memberAtom) !== null;
  const lacking = useAtomValue(contactLackingAtom);
  const hasDiner = useAtomValue(contactForm.checked).ok;
  const { folding, follow } = useFolding(isMobile, modeName);
  const hasTabs = useAtomValue(shownModesAtom).length > 1;
  if (!store) return null;
  const pay = (
    <PayPart
      config={foodCheckout}
      hold={hold}
      hasPaymentForm={PaymentForm !== null}
      notSent={submit.notSent}
      isPriceChanged={submit.isPriceChanged}
    >
      <PricesPending />
    </PayPart>
  );
  return (
    <CheckoutForm placing={foodPlacing} onSubmit={submit.run} onFocus={follow}>
      {isMobile && <FoldedOrder />}
      <div className="checkout__fields">
        <LogInBanner isSending={isSending} />
        <ModeTabs disabled={isSending}>
          {block ? (
            <div className="checkout__blocked">
              <NotSentNotices config={foodCheckout} />
              {placement.kind === "failed" && <OrderNotPlaced config={foodCheckout} placement={placement} />}
              <BlockedReason block={block} />
            </div>
          ) : (
            <FoldingSection
              part={0}
              folding={folding}
              heading={<ModeName mode={modeName} />}
              hidesHeading={hasTabs}
              chosen={place.ok && !submit.timeError ? <ReceivedWords fulfilment={place.value} store={store} /> : null}
              disabled={isSending}
            >
              <mode.Fields />
              <TimeChoice store={store} error={submit.timeError} disabled={isSending} />
            </FoldingSection>
          )}
        </ModeTabs>
        {!block && (
          <>
            <FoldingSection
              part={1}
              folding={folding}
              heading={<Trans>Your details</Trans>}
              chosen={hasDiner ? <DinerWords /> : null}
              disabled={isSending}
            >
              {isMember && (
                <p>
                  <MemberWords />
                </p>
              )}
              <ContactForm form={contactForm} asked={lacking} />
              {!isMember && <RememberDetails />}
              {store.view.notes && <Notes disabled={isSending} />}
            </FoldingSection>
            {total > 0 && (
              <PaymentSection
                config={foodCheckout}
                part={2}
                folding={folding}
                chosen={isPaymentFilledIn ? <PaidByWords method={method} /> : null}
                choice={<PaymentChoice disabled={isSending} />}
                Form={PaymentForm}
                disabled={isSending}
              />
            )}
            {isMobile && (
              <div data-part={3}>
                <OrderSums disabled={isSending} />
              </div>
            )}
            <Terms html={store.terms} />
          </>
        )}
      </div>
      {isMobile ? (
        !block && pay
      ) : (
        <div className="checkout__card">
          <CartSummary disabled={isSending} />
          {!block && pay}
        </div>
      )}
    </CheckoutForm>
  );
}

function Notes({ disabled }: { readonly disabled: boolean }) {
  const { t } = useLingui();
  const [notes, setNotes] = useAtom(notesAtom);
  return (
    <TextArea
      label={t`Notes`}
      value={notes}
      onChange={setNotes}
      placeholder={t`Anything the kitchen should know?`}
      maxLength={longestNote}
      rows={2}
      counter={`${notes.length}/${longestNote}`}
      disabled={disabled}
    />
  );
}

/** The result of the last press, if the order wasn't sent. */
function useSubmission() {
  const { t } = useLingui();
  const submit = useSetAtom(submitAtom);
  const chosenTime = useAtomValue(chosenTimeAtom);
  const [answer, setAnswer] = useAtom(submitResultAtom);
  useEffect(() => () => setAnswer(null), [setAnswer]);
  // Only until the diner chooses another time.
  const isTimeGone = answer?.kind === "invalid-time" && isSameChoice(answer.instead, chosenTime);
  const run = async (): Promise<FormResult> => {
    const next = await submit();
    return next.kind === "invalid" || next.kind === "invalid-time" ? "invalid" : "taken";
  };
  return {
    run,
    timeError: isTimeGone ? t`This time is no longer available. Please choose another.` : undefined,
    notSent:
      answer?.kind === "not-loaded" || answer?.kind === "replaced" ? (
        <NotLoadedWords isReplaced={answer.kind === "replaced"} />
      ) : (
        answer?.kind === "log-in" && t`Please log in again, then try once more.`
      ),
    isPriceChanged: answer?.kind === "price-changed",
  };
}
