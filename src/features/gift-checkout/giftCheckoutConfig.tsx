import { Trans } from "@lingui/react/macro";
import { atom, useAtomValue } from "jotai";
import { type Attempt, giftsOf } from "../../domain/checkout/attempt.ts";
import { sumCents, timesCents } from "../../domain/money/cents.ts";
import type { CheckoutConfig } from "../../parts/checkout-shell/checkoutConfig.ts";
import { GiftLines } from "../../parts/gift/GiftLines.tsx";
import { SentenceSpace } from "../../parts/language/SentenceSpace.tsx";
import { giftPlacing } from "../../state/checkout/goods/giftGoods.ts";
import { buildSurchargeHint } from "../../state/checkout/submit/buildSurchargeHint.ts";
import {
  giftMethodAtom,
  paidGiftsAtom,
  payGiftsAgainAtom,
  submitGiftsAtom,
} from "../../state/checkout/submit/submitGifts.atoms.ts";
import { typedContactAtom } from "../../state/customer/contact.atoms.ts";
import { giftSurchargesAtom } from "../../state/gift/giftCards.atoms.ts";
import { arrivedGiftServicesAtom } from "../../state/gift/giftServices.atoms.ts";

function SentGifts({ attempt }: { readonly attempt: Attempt }) {
  return <GiftLines lines={giftsOf(attempt) ?? []} />;
}

/** R72: what to do after a network error. */
function WriteFirst() {
  const email = useAtomValue(arrivedGiftServicesAtom)?.supportEmail;
  if (!email) return null;
  return (
    <>
      <Trans>
        Please write to <a href={`mailto:${email}`}>{email}</a> before you try again.
      </Trans>
      <SentenceSpace />
    </>
  );
}

export const giftCheckoutConfig: CheckoutConfig = {
  placing: giftPlacing,
  totalAtom: atom((get) => get(paidGiftsAtom).total),
  methodAtom: giftMethodAtom,
  isAnythingTypedAtom: atom((get) => Object.values(get(typedContactAtom)).some((text) => text.trim() !== "")),
  surchargeHintAtom: buildSurchargeHint(giftSurchargesAtom, paidGiftsAtom),
  submitAtom: submitGiftsAtom,
  payAgainAtom: payGiftsAgainAtom,
  SentLines: SentGifts,
  sentSubtotal: (attempt) =>
    sumCents((giftsOf(attempt) ?? []).map(({ card, quantity }) => timesCents(card.price, quantity))),
  NetworkErrorWords: WriteFirst,
};
