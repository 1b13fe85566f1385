import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { longestNote } from "../../domain/cart/limits.ts";
import { isBusy } from "../../domain/checkout/placement.ts";
import { isSameChoice } from "../../domain/fulfilment/chosenTime.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { CartSummary } from "../../parts/cart/CartSummary.tsx";
import { ContactForm } from "../../parts/contact-form/ContactForm.tsx";
import { RememberDetails } from "../../parts/contact-form/RememberDetails.tsx";
import { formatMoney } from "../../parts/money/formatMoney.ts";
import { useChosenForm } from "../../parts/payment-methods/useChosenForm.ts";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { Terms } from "../../parts/terms/Terms.tsx";
import { TimeChoice } from "../../parts/time-choice/TimeChoice.tsx";
import { notesAtom } from "../../state/checkout/checkout.atoms.ts";
import { contactForm } from "../../state/checkout/checkoutForms.ts";
import { placementAtom } from "../../state/checkout/placement.atoms.ts";
import { submitAtom } from "../../state/checkout/submit.actions.ts";
import { submitAnswerAtom } from "../../state/checkout/submitAnswer.atoms.ts";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom } from "../../state/fulfilment/times.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Form, type FormAnswer } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { BarredReason } from "./Barred.tsx";
import { DinerWords, MemberWords, ReceivedWords } from "./ChosenWords.tsx";
import { FoldedOrder, OrderSums } from "./FoldedOrder.tsx";
import { FoldingSection } from "./FoldingSection.tsx";
import { HeldBack } from "./HeldBack.tsx";
import { LogInBanner } from "./LogInBanner.tsx";
import { ModeTabs } from "./ModeTabs.tsx";
import { modeParts } from "./modeParts.ts";
import { OrderAsSent } from "./OrderAsSent.tsx";
import { OrderNotPlaced } from "./OrderNotPlaced.tsx";
import { PayButton } from "./PayButton.tsx";
import { PaymentSection } from "./PaymentSection.tsx";
import { PricesPending } from "./PricesPending.tsx";
import { Sending } from "./Sending.tsx";
import type { OrderBlock } from "./useBlock.ts";
import { useFolding } from "./useFolding.ts";

interface OrderFormProps {
  /** Why the chosen mode can't be had. Its tabs stay, so that another one can. */
  readonly block: OrderBlock | null;
}

/** The details that an order needs beside the items. */
export function OrderForm({ block }: OrderFormProps) {
  const store = useShownStore();
  const submit = useSubmission();
  const formRef = useFocusBack();
  const placement = useAtomValue(placementAtom);
  const isSending = isBusy(placement);
  const hasPaymentForm = useChosenForm() !== null;
  const { total } = useAtomValue(pricedOrderAtom);
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const modeName = useAtomValue(modeAtom);
  const mode = modeParts[modeName];
  const place = useAtomValue(mode.place);
  const isMember = useAtomValue(memberAtom) !== null;
  const hasDiner = useAtomValue(contactForm.checked).ok;
  const { folding, follow } = useFolding(isMobile, modeName);
  const hasTabs = useAtomValue(shownModesAtom).length > 1;
  if (!store) return null;
  const pay = (
    <div className="checkout__pay">
      {placement.kind === "failed" && !hasPaymentForm && <OrderNotPlaced placement={placement} />}
      {submit.notSent && <Notice kind="error">{submit.notSent}</Notice>}
      <HeldBack />
      {submit.isPriceChanged && <PriceChanged total={total} />}
      {isSending && <Sending />}
      <OrderAsSent />
      <PricesPending />
      <PayButton busy={isSending} />
    </div>
  );
  return (
    <Form
      className={classNames("checkout__form", !isMobile && "checkout__form--desk")}
      ref={formRef}
      onSubmit={submit.run}
      disabled={isSending}
      movesOnEnter={isMobile}
      onFocus={(event) => {
        follow(event);
        if (isMobile) showAboveBar(event);
      }}
    >
      {isMobile && <FoldedOrder />}
      <div className="checkout__fields">
        <LogInBanner />
        <ModeTabs disabled={isSending}>
          {block ? (
            <div className="checkout__barred">
              <HeldBack />
              {placement.kind === "failed" && <OrderNotPlaced placement={placement} />}
              <BarredReason block={block} />
            </div>
          ) : (
            <FoldingSection
              part={0}
              folding={folding}
              heading={<mode.Name />}
              hidesHeading={hasTabs}
              chosen={
                place.ok && !submit.timeError ? <ReceivedWords fulfilment={place.value} zone={store.zone} /> : null
              }
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
              <ContactForm />
              {!isMember && <RememberDetails />}
              {store.view.notes && <Notes disabled={isSending} />}
            </FoldingSection>
            {total > 0 && <PaymentSection part={2} folding={folding} disabled={isSending} />}
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
    </Form>
  );
}

/**
 * A browser doesn't scroll to what is inside the window, even if a phone's bar with Pay now covers it. The field's error
 * is below it, and shows too.
 */
function showAboveBar({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const bar = currentTarget.querySelector<HTMLElement>(".checkout__pay");
  if (!bar || bar.contains(target)) return;
  const part = target.closest<HTMLElement>(".field") ?? target;
  part.style.scrollMarginBottom = `${bar.offsetHeight + 16}px`;
  part.scrollIntoView({ block: "nearest" });
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

function PriceChanged({ total }: { readonly total: Cents }) {
  const { i18n } = useLingui();
  const amount = formatMoney(total, i18n.locale);
  return (
    <Notice kind="warning">
      <Trans>The total is {amount} now. Please check it, and press once more.</Trans>
    </Notice>
  );
}

/** The form replaces the button that was pressed, "Send it again" or "Check again". A declined card is shown first. */
function useFocusBack(): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  const { kind } = useAtomValue(placementAtom);
  const wasIdle = useRef(kind === "idle");
  useEffect(() => {
    const form = formRef.current;
    if (wasIdle.current || form?.querySelector(":focus")) return;
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, []);
  return formRef;
}

/** The result of the last press, where the order wasn't sent. */
function useSubmission() {
  const { t } = useLingui();
  const submit = useSetAtom(submitAtom);
  const chosenTime = useAtomValue(chosenTimeAtom);
  const [answer, setAnswer] = useAtom(submitAnswerAtom);
  useEffect(() => () => setAnswer(null), [setAnswer]);
  // Until the diner chooses another.
  const isTimeGone = answer?.kind === "invalid-time" && isSameChoice(answer.instead, chosenTime);
  const run = async (): Promise<FormAnswer> => {
    const next = await submit();
    return next.kind === "invalid" || next.kind === "invalid-time" ? "invalid" : "taken";
  };
  return {
    run,
    timeError: isTimeGone ? t`This time can't be had any more. Please choose again.` : undefined,
    notSent:
      answer?.kind === "not-loaded"
        ? t`Nothing was sent: the connection failed. Please try again.`
        : answer?.kind === "log-in" && t`Please log in again, then try once more.`,
    isPriceChanged: answer?.kind === "price-changed",
  };
}
