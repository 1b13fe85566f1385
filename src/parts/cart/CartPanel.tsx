import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { takesOrders } from "../../domain/store/storeState.ts";
import { cartCountAtom, orderedCountAtom } from "../../state/cart/cart.atoms.ts";
import { hasAlcoholAtom } from "../../state/order/alcohol.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { codeToApplyAtom } from "../../state/promotion/coupon.atoms.ts";
import { storeStateAtom } from "../../state/store/storeState.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SkipButton } from "../../ui/SkipButton.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { CouponBox } from "../coupon/CouponBox.tsx";
import { SentenceSpace } from "../language/SentenceSpace.tsx";
import { CartMealOffers } from "./CartMealOffers.tsx";
import { CartNotices } from "./CartNotices.tsx";
import { CartOffers } from "./CartOffers.tsx";
import css from "./CartPanel.css?inline";
import { CartReceiving } from "./CartReceiving.tsx";
import { CheckoutPart } from "./CheckoutPart.tsx";
import { ExpressSlot } from "./ExpressSlot.tsx";
import { cartExpressAtom } from "./expressSlots.atoms.ts";
import { CartLineItem } from "./lines/CartLineItem.tsx";
import { ClearAll } from "./lines/ClearAll.tsx";
import { type CartRemoval, useCartRemoval } from "./lines/useCartRemoval.tsx";
import { RedeemButtons } from "./RedeemButtons.tsx";
import { CartReceipt } from "./totals/CartReceipt.tsx";
import { useCheckoutBlock } from "./useCheckoutBlock.ts";

registerSheet(css);

interface CartPanelProps {
  /** Draws the header of a phone's sheet around the button that clears it. Without one the cart is beside the menu. */
  readonly header?: (clearAll: ReactNode) => ReactNode;
  /** The link out of an empty cart, if the menu isn't visible. */
  readonly emptyAction?: ReactNode;
}

/** The whole cart: lines that can be changed, the total, and the button to the checkout. */
export function CartPanel({ header, emptyAction }: CartPanelProps) {
  const { t } = useLingui();
  const count = useAtomValue(cartCountAtom);
  const sectionRef = useRef<HTMLElement>(null);
  const removeFromCart = useCartRemoval(sectionRef);
  return (
    <section
      className={classNames("cart", !header && "cart--beside")}
      aria-label={t`Cart`}
      tabIndex={-1}
      ref={sectionRef}
    >
      {header?.(count > 0 && <ClearAll onClear={removeFromCart.removeAllWithUndo} />)}
      {count > 0 ? (
        <FullCart isBeside={!header} removeFromCart={removeFromCart} />
      ) : (
        <EmptyCart isBeside={!header} action={emptyAction} removedRow={removeFromCart.row} />
      )}
    </section>
  );
}

interface EmptyCartProps {
  readonly isBeside: boolean;
  readonly action: ReactNode;
  readonly removedRow: ReactNode;
}

function EmptyCart({ isBeside, action, removedRow }: EmptyCartProps) {
  const { t } = useLingui();
  const code = useAtomValue(codeToApplyAtom);
  const state = useAtomValue(storeStateAtom);
  const isClosed = state !== null && !takesOrders(state);
  const opensAgain = state !== null && "opens" in state && state.opens !== null;
  return (
    <div className={classNames("cart__empty", isBeside && "cart__empty--beside")}>
      <CartNotices />
      {removedRow}
      <EmptyState
        icon={<StatePicture of={pictures[isClosed ? "closed" : "toFill"]} />}
        title={t`Your cart is empty`}
        headingLevel={2}
        text={
          <>
            <EmptyText isClosed={isClosed} opensAgain={opensAgain} />
            <SentenceSpace />
            {code !== null && <Trans>Discount code {code} will be used at checkout.</Trans>}
          </>
        }
        action={action}
      />
    </div>
  );
}

function EmptyText({ isClosed, opensAgain }: { readonly isClosed: boolean; readonly opensAgain: boolean }) {
  if (!isClosed) return <Trans>Hungry? Whatever you pick from the menu waits for you here.</Trans>;
  return opensAgain ? (
    <Trans>Have a look around: you can order again when we open.</Trans>
  ) : (
    <Trans>Have a look around. No orders are taken here for now.</Trans>
  );
}

interface FullCartProps {
  readonly isBeside: boolean;
  readonly removeFromCart: CartRemoval;
}

/** Past the buttons of each line. Not to the button itself, which a key that is held down would press. */
function skipToCheckout({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("section")?.querySelector<HTMLElement>(".cart__pay")?.focus();
}

function FullCart({ isBeside, removeFromCart }: FullCartProps) {
  const priced = useAtomValue(pricedOrderAtom);
  const isBlocked = useCheckoutBlock() !== null;
  const hasAlcohol = useAtomValue(hasAlcoholAtom);
  const count = useAtomValue(orderedCountAtom);
  return (
    <>
      <div className="cart__body">
        {isBeside && (
          <>
            <SkipButton onSkip={skipToCheckout}>
              <Trans>Skip to checkout</Trans>
            </SkipButton>
            <div className="cart__head">
              <div className="cart__top">
                <h2 className="cart__heading">
                  <Trans>Your cart</Trans>
                  <span className="cart__count"> · {count}</span>
                </h2>
                <ClearAll onClear={removeFromCart.removeAllWithUndo} />
              </div>
              <CartReceiving />
              {removeFromCart.row}
            </div>
          </>
        )}
        {!isBeside && <CartReceiving />}
        <CartNotices />
        {!isBeside && removeFromCart.row}
        <ul>
          {priced.lines.map((each) => (
            <CartLineItem key={each.line.id} priced={each} onRemove={removeFromCart.removeLineWithUndo} />
          ))}
        </ul>
        <div className="cart__savings">
          <CartMealOffers />
          <CartOffers priced={priced} disabled={false} />
          <RedeemButtons />
          <CouponBox coupon={priced.coupon} disabled={false} />
        </div>
      </div>
      <div className="cart__foot">
        <CartReceipt />
      </div>
      <div className="cart__pay" tabIndex={-1}>
        <CheckoutPart isBelowReceipt={isBeside} />
        <ExpressSlot partAtom={cartExpressAtom} isBlocked={isBlocked || hasAlcohol} />
      </div>
    </>
  );
}
