import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useRef } from "react";
import { giftSums } from "../../domain/gift/giftSums.ts";
import type { PricedGifts } from "../../domain/gift/priceGifts.ts";
import { receiptRows } from "../../domain/order/receiptRows.ts";
import { ExpressSlot } from "../../parts/cart/ExpressSlot.tsx";
import { giftCartExpressAtom } from "../../parts/cart/expressSlots.atoms.ts";
import { Receipt } from "../../parts/cart/totals/Receipt.tsx";
import { GiftCartChanges } from "../../parts/gift/GiftCartChanges.tsx";
import { GiftCodeBox } from "../../parts/gift/GiftCodeBox.tsx";
import { GiftsNotSold } from "../../parts/gift/GiftsNotSold.tsx";
import { giftPicture } from "../../parts/gift/giftPicture.tsx";
import { areGiftsSoldAtom } from "../../state/gift/giftCards.atoms.ts";
import { pricedGiftsAtom } from "../../state/gift/pricedGifts.atoms.ts";
import { removedGiftAtom } from "../../state/gift/removedGift.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { classNames } from "../../ui/classNames.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import css from "./GiftCartPanel.css?inline";
import { GiftLineItem } from "./GiftLineItem.tsx";
import { RemovedGift } from "./RemovedGift.tsx";

registerSheet(css);

interface GiftCartProps {
  /** Of a phone's sheet. Without one the cart is beside the gift cards. */
  readonly header?: ReactNode;
  /** The link out of an empty cart, if the cards aren't visible. */
  readonly emptyAction?: ReactNode;
}

/** The cart of gift cards, separate from that of dishes. */
export function GiftCartPanel({ header, emptyAction }: GiftCartProps) {
  const { t } = useLingui();
  const priced = useAtomValue(pricedGiftsAtom);
  const ref = useRef<HTMLElement>(null);
  // The pressed button disappears with its line, or with the row that offers to put the line back.
  useRestoredFocus(ref, priced.lines.length);
  useRestoredFocus(ref, Number(useAtomValue(removedGiftAtom) !== null));
  return (
    <section
      className={classNames("gift-cart", !header && "gift-cart--beside")}
      aria-label={t`Cart`}
      tabIndex={-1}
      ref={ref}
    >
      {header}
      {priced.lines.length > 0 ? (
        <FullCart priced={priced} isBeside={!header} />
      ) : (
        <>
          <GiftCartChanges />
          <RemovedGift />
          <EmptyState
            icon={<StatePicture of={giftPicture} />}
            title={t`Your cart is empty`}
            headingLevel={2}
            text={<Trans>The gift cards that you pick wait for you here.</Trans>}
            action={emptyAction}
          />
        </>
      )}
    </section>
  );
}

interface FullCartProps {
  readonly priced: PricedGifts;
  readonly isBeside: boolean;
}

function FullCart({ priced, isBeside }: FullCartProps) {
  return (
    <>
      <div className="gift-cart__body">
        {isBeside && (
          <h2 className="gift-cart__heading">
            <Trans>Your cart</Trans>
          </h2>
        )}
        <GiftCartChanges />
        <RemovedGift />
        <ul>
          {priced.lines.map((each) => (
            <GiftLineItem key={each.line.id} priced={each} />
          ))}
        </ul>
        <GiftCodeBox uses={priced.coupons} />
      </div>
      <div className="gift-cart__sum">
        {/* S42: without its GST, which the checkout says. */}
        <Receipt rows={receiptRows({ ...giftSums(priced), gst: null })} />
      </div>
      <ToCheckout />
    </>
  );
}

function ToCheckout() {
  const { total } = useAtomValue(pricedGiftsAtom);
  const areSold = useAtomValue(areGiftsSoldAtom);
  const param = useAtomValue(storeParamAtom);
  const navigate = useSetAtom(navigateAtom);
  return (
    <div className="gift-cart__pay">
      {!areSold && <GiftsNotSold />}
      <ActionButton
        wide
        aria-disabled={!areSold}
        onClick={() => param !== null && navigate({ name: "giftCheckout", store: param })}
        trailing={<PriceView amount={total} />}
      >
        <Trans>Continue to checkout</Trans>
      </ActionButton>
      <ExpressSlot partAtom={giftCartExpressAtom} isBlocked={!areSold} />
    </div>
  );
}
