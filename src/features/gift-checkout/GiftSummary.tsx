import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { Receipt } from "../../parts/cart/totals/Receipt.tsx";
import { useAddedWords } from "../../parts/cart/totals/useAddedWords.ts";
import { FoldedSummary } from "../../parts/checkout-shell/FoldedSummary.tsx";
import { GiftCartChanges } from "../../parts/gift/GiftCartChanges.tsx";
import { GiftCodeBox } from "../../parts/gift/GiftCodeBox.tsx";
import { GiftLines } from "../../parts/gift/GiftLines.tsx";
import { giftReceiptAtom, paidGiftsAtom } from "../../state/checkout/submit/submitGifts.atoms.ts";
import { giftCartAtom, giftCountAtom } from "../../state/gift/giftCart.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./GiftSummary.css?inline";

registerSheet(css);

interface GiftSumsProps {
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled: boolean;
}

/** The gift cart as shown for a last check before payment. */
export function GiftSummary({ disabled }: GiftSumsProps) {
  const { t } = useLingui();
  const { lines } = useAtomValue(giftCartAtom);
  return (
    <section className="cart-summary" aria-label={t`Cart`}>
      <h2 className="cart-summary__heading">
        <Trans>Your order</Trans>
      </h2>
      <GiftCartChanges />
      <GiftLines lines={lines} />
      <GiftSums disabled={disabled} />
    </section>
  );
}

/** The order as one line on a phone, which opens to its gift cards, its codes and its sums. */
export function FoldedGifts({ disabled }: GiftSumsProps) {
  const count = useAtomValue(giftCountAtom);
  const { lines } = useAtomValue(giftCartAtom);
  const paid = useAtomValue(paidGiftsAtom);
  const added = useAddedWords(useAtomValue(giftReceiptAtom));
  return (
    <>
      <GiftCartChanges />
      <FoldedSummary
        count={<Plural value={count} one="# gift card" other="# gift cards" />}
        total={paid.total}
        added={added}
        more={<Trans>Add a code</Trans>}
      >
        <GiftLines lines={lines} />
        <GiftSums disabled={disabled} />
      </FoldedSummary>
    </>
  );
}

/** The total with the chosen card, and the codes that lower it. */
function GiftSums({ disabled }: GiftSumsProps) {
  const paid = useAtomValue(paidGiftsAtom);
  const rows = useAtomValue(giftReceiptAtom);
  return (
    <div className="cart-summary__sums">
      <GiftCodeBox uses={paid.coupons} disabled={disabled} />
      <Receipt rows={rows} />
    </div>
  );
}
