import { Plural, Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { storeName } from "../../domain/store/storeName.ts";
import { BarToCart } from "../../parts/cart-frame/BarToCart.tsx";
import { GiftsNotSold } from "../../parts/gift/GiftsNotSold.tsx";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { BackLink, WayBack } from "../../parts/navigation/BackLink.tsx";
import { areGiftsSoldAtom } from "../../state/gift/giftCards.atoms.ts";
import { giftCountAtom } from "../../state/gift/giftCart.atoms.ts";
import { pricedGiftsAtom } from "../../state/gift/pricedGifts.atoms.ts";
import { layoutAtom, settingsAtom } from "../../state/host/host.atoms.ts";
import { listsVenuesAtom } from "../../state/screen/homeRoute.atoms.ts";
import { shownStoreAtom, storeParamAtom } from "../../state/store/store.atoms.ts";
import { Changed } from "../../ui/Changed.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { GiftPageView } from "../../views/gift/GiftPageView.tsx";
import { GiftCards } from "./GiftCards.tsx";
import { GiftCartPanel } from "./GiftCartPanel.tsx";
import css from "./GiftPage.css?inline";
import { OpenGiftDialog } from "./OpenGiftDialog.tsx";
import { useAnnouncedGifts } from "./useAnnouncedGifts.ts";

registerSheet(css);

/** The gift cards of a store. In gift mode this is its main page. */
export function GiftStoreScreen() {
  useAnnouncedGifts();
  const { isGift } = useAtomValue(settingsAtom);
  const isPhone = useAtomValue(layoutAtom) === "mobile";
  const hasBar = useAtomValue(giftCountAtom) > 0 && isPhone;
  const store = useAtomValue(shownStoreAtom);
  const areSold = useAtomValue(areGiftsSoldAtom);
  return GiftPageView({
    translate: useTranslate(),
    // R73
    back: isGift ? <BackToVenues /> : <BackLink after="menu" />,
    storeName: store && storeName(store),
    notice: !areSold && <GiftsNotSold />,
    cards: <GiftCards />,
    side: !isPhone && <GiftCartPanel />,
    children: (
      <>
        {hasBar && <GiftBar />}
        <OpenGiftDialog />
      </>
    ),
  });
}

function BackToVenues() {
  if (!useAtomValue(listsVenuesAtom)) return null;
  return (
    <WayBack to={{ name: "main" }}>
      <Trans>All venues</Trans>
    </WayBack>
  );
}

/** The bar below the cards on a phone, while the cart has lines. */
function GiftBar() {
  const count = useAtomValue(giftCountAtom);
  const { total } = useAtomValue(pricedGiftsAtom);
  const areSold = useAtomValue(areGiftsSoldAtom);
  const param = useAtomValue(storeParamAtom);
  if (param === null) return null;
  return (
    <BarToCart
      to={{ name: "giftCart", store: param }}
      checkout={areSold ? { name: "giftCheckout", store: param } : null}
      count={
        <span aria-hidden="true">
          <Changed>{count}</Changed>
        </span>
      }
      total={total}
    >
      <Trans>Cart</Trans>
      <VisuallyHidden>
        {" "}
        <Plural value={count} one="# gift card" other="# gift cards" />
      </VisuallyHidden>
    </BarToCart>
  );
}
