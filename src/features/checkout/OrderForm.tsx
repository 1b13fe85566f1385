import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { longestNote } from "../../domain/cart/limits.ts";
import { isSameChoice } from "../../domain/fulfilment/chosenTime.ts";
import type { Store } from "../../domain/store/store.ts";
import { CartSummary } from "../../parts/cart/CartSummary.tsx";
import { useIsOfTime } from "../../parts/cart/useCheckoutBlock.ts";
import { CheckoutForm } from "../../parts/checkout-shell/CheckoutForm.tsx";
import { DetailsSection } from "../../parts/checkout-shell/DetailsSection.tsx";
import { FoldingSection } from "../../parts/checkout-shell/FoldingSection.tsx";
import { NotSentNotices } from "../../parts/checkout-shell/NotSentNotices.tsx";
import { OrderNotPlaced } from "../../parts/checkout-shell/OrderNotPlaced.tsx";
import { PaidByText, PaymentSection } from "../../parts/checkout-shell/PaymentSection.tsx";
import { type Folding, useFolding } from "../../parts/checkout-shell/useFolding.ts";
import { ModeName } from "../../parts/mode/ModeName.tsx";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { paymentParts } from "../../parts/payment/paymentMethods.tsx";
import { Terms } from "../../parts/terms/Terms.tsx";
import { contactForm, contactLackingAtom } from "../../state/checkout/form/checkoutForms.ts";
import { notesAtom } from "../../state/checkout/form/notes.atoms.ts";
import { foodPlacing, placementAtom } from "../../state/checkout/goods/foodGoods.ts";
import { modeAtom, shownModesAtom } from "../../state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom } from "../../state/fulfilment/times.atoms.ts";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { isPaymentFilledInAtom, paymentAtom } from "../../state/payment/payment.atoms.ts";
import { storedCardAtom } from "../../state/payment/storedCard.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { OpeningField } from "../../ui/OpeningField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { AgeSection } from "./AgeSection.tsx";
import { ModeBlockedReason } from "./CheckoutBlocked.tsx";
import { DinerText, ReceivedText } from "./ChosenWords.tsx";
import { FoldedOrder } from "./FoldedOrder.tsx";
import { FoodExpress } from "./FoodExpress.tsx";
import { foodCheckout } from "./foodCheckout.tsx";
import { ModeTabs } from "./ModeTabs.tsx";
import { BlockedBar, PayBar } from "./PayBar.tsx";
import { PaymentChoice } from "./PaymentChoice.tsx";
import { TimeRow } from "./TimeRow.tsx";
import type { OrderBlock } from "./useBlock.ts";

interface OrderFormProps {
  /** Why the chosen mode or time is unavailable. Tabs and times stay, so that the diner can choose another. */
  readonly block: OrderBlock | null;
}

/** The form for everything that an order needs besides its lines. */
export function OrderForm({ block }: OrderFormProps) {
  const store = useAtomValue(shownStoreAtom);
  const isSending = useAtomValue(foodPlacing.isHeldAtom);
  const method = useAtomValue(paymentAtom);
  const isPaymentFilledIn = useAtomValue(isPaymentFilledInAtom);
  const { total } = useAtomValue(pricedOrderAtom);
  const isStoredCard = useAtomValue(storedCardAtom) !== null && method === "card";
  const PaymentForm = total > 0 && !isStoredCard ? paymentParts[method].Form : null;
  const isMobile = useAtomValue(layoutAtom) === "mobile";
  const lacking = useAtomValue(contactLackingAtom);
  const hasDiner = useAtomValue(contactForm.checked).ok;
  const isOfTime = useIsOfTime(block);
  const { folding, follow } = useFolding(isMobile, useAtomValue(modeAtom));
  if (!store) return null;
  return (
    <CheckoutForm
      config={foodCheckout}
      onFollow={follow}
      folded={<FoldedOrder disabled={isSending} />}
      summary={<CartSummary disabled={isSending} />}
      pay={block ? <BlockedBar block={block} /> : <PayBar store={store} hasPaymentForm={PaymentForm !== null} />}
    >
      {!block && total > 0 && <FoodExpress disabled={isSending} />}
      <ModeTabs disabled={isSending}>
        {block && !isOfTime ? (
          <ModeBlocked block={block} />
        ) : (
          <Receiving folding={folding} store={store} asksForTime={isOfTime} disabled={isSending} />
        )}
      </ModeTabs>
      {!block && (
        <>
          <DetailsSection
            part={1}
            folding={folding}
            form={contactForm}
            asked={lacking}
            chosen={hasDiner ? <DinerText /> : null}
            disabled={isSending}
          />
          <AgeSection part={2} folding={folding} liquor={store.liquor} disabled={isSending} />
          {total > 0 && (
            <PaymentSection
              config={foodCheckout}
              part={3}
              folding={folding}
              chosen={isPaymentFilledIn ? <PaidByText method={method} /> : null}
              choice={(form) => <PaymentChoice form={form} disabled={isSending} />}
              Form={PaymentForm}
              disabled={isSending}
            />
          )}
          <Terms html={store.terms} />
        </>
      )}
    </CheckoutForm>
  );
}

function ModeBlocked({ block }: { readonly block: OrderBlock }) {
  const placement = useAtomValue(placementAtom);
  return (
    <div className="checkout__blocked">
      <NotSentNotices config={foodCheckout} />
      {placement.kind === "failed" && <OrderNotPlaced config={foodCheckout} placement={placement} />}
      <ModeBlockedReason block={block} />
    </div>
  );
}

interface ReceivingProps {
  readonly folding: Folding;
  readonly store: Store;
  /** Whether the chosen time bars the order, and another doesn't. */
  readonly asksForTime: boolean;
  readonly disabled: boolean;
}

/** Where the order goes, and when. */
function Receiving({ folding, store, asksForTime, disabled }: ReceivingProps) {
  const modeName = useAtomValue(modeAtom);
  const mode = modeParts[modeName];
  const destination = useAtomValue(mode.destination);
  const hasTabs = useAtomValue(shownModesAtom).length > 1;
  const timeError = useTimeError();
  return (
    <FoldingSection
      part={0}
      folding={folding}
      heading={<ModeName mode={modeName} />}
      hidesHeading={hasTabs}
      chosen={destination.ok && !timeError ? <ReceivedText fulfilment={destination.value} store={store} /> : null}
      disabled={disabled}
    >
      <mode.Fields />
      <TimeRow
        store={store}
        error={timeError}
        isOpenAtFirst={asksForTime || folding.isReopened(0)}
        disabled={disabled}
      />
      <div className="checkout__extras">
        {mode.Extras && <mode.Extras />}
        {store.view.notes && <Notes disabled={disabled} />}
      </div>
    </FoldingSection>
  );
}

/** The answer to the last press, until the diner chooses another time. */
function useTimeError(): string | undefined {
  const { t } = useLingui();
  const chosen = useAtomValue(chosenTimeAtom);
  const result = useAtomValue(foodPlacing.submitResultAtom);
  const isTimeGone = result?.kind === "invalid-time" && isSameChoice(result.instead, chosen);
  return isTimeGone ? t`This time is no longer available. Please choose another.` : undefined;
}

function Notes({ disabled }: { readonly disabled: boolean }) {
  const { t } = useLingui();
  const [notes, setNotes] = useAtom(notesAtom);
  return (
    <OpeningField words={<Trans>Add a note</Trans>} isFilled={notes !== ""} disabled={disabled}>
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
    </OpeningField>
  );
}
