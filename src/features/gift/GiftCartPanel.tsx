import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useRef } from "react";
import type { PricedGifts } from "../../domain/gift/priceGifts.ts";
import { ExpressSlot } from "../../parts/cart/ExpressSlot.tsx";
import { giftCartExpressAtom } from "../../parts/cart/expressSlots.atoms.ts";
import { GiftCartChanges } from "../../parts/gift/GiftCartChanges.tsx";
import { GiftCodeBox } from "../../parts/gift/GiftCodeBox.tsx";
import { GiftSumRows } from "../../parts/gift/GiftSumRows.tsx";
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
  /** 1 if the cart fills the screen. */
  readonly headingLevel: 1 | 2;
  /** The link out of an empty cart, if the cards aren't visible. */
  readonly emptyAction?: ReactNode;
}

/** The cart of gift cards, separate from that of dishes. */
export function GiftCartPanel({ headingLevel, emptyAction }: GiftCartProps) {
  const { t } = useLingui();
  const priced = useAtomValue(pricedGiftsAtom);
  const ref = useRef<HTMLElement>(null);
  // The pressed button disappears with its line, or with the row that offers to put the line back.
  useRestoredFocus(ref, priced.lines.length);
  useRestoredFocus(ref, Number(useAtomValue(removedGiftAtom) !== null));
  return (
    <section
      className={classNames("gift-cart", headingLevel === 2 && "gift-cart--beside")}
      aria-label={t`Cart`}
      tabIndex={-1}
      ref={ref}
    >
      {priced.lines.length > 0 ? (
        <FullCart priced={priced} headingLevel={headingLevel} />
      ) : (
        <>
          <GiftCartChanges />
          <RemovedGift />
          <EmptyState
            icon={<StatePicture of={giftPicture} />}
            title={t`Your cart is empty`}
            headingLevel={headingLevel}
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
  readonly headingLevel: 1 | 2;
}

function FullCart({ priced, headingLevel }: FullCartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className="gift-cart__body">
        <Heading className="gift-cart__heading">
          <Trans>Your cart</Trans>
        </Heading>
        <GiftCartChanges />
        <RemovedGift />
        <ul>
          {priced.lines.map((each) => (
            <GiftLineItem key={each.line.id} priced={each} />
          ))}
        </ul>
        <GiftCodeBox uses={priced.coupons} />
      </div>
      <dl className="gift-cart__sum">
        <GiftSumRows of={priced} />
      </dl>
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
      <ExpressSlot partAtom={giftCartExpressAtom} />
    </div>
  );
}
