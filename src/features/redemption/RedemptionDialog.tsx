import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { roomFor } from "../../domain/cart/limits.ts";
import type { RedemptionOffer } from "../../domain/promotion/redemptionOffers.ts";
import { usePointWords } from "../../parts/cart/usePointWords.ts";
import { PickDialog } from "../../parts/offers/PickDialog.tsx";
import type { Pick } from "../../parts/offers/pick.ts";
import { cartAtom, cartMenuAtom } from "../../state/cart/cart.atoms.ts";
import { redeemAtom } from "../../state/promotion/redeem.actions.ts";
import { pointsLeftAtom, redemptionOffersAtom, wantedRuleAtom } from "../../state/promotion/redemptions.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Includes the rule, because several rules may redeem the same product. */
function keyOf({ rule, product }: RedemptionOffer): string {
  return `${rule.key} ${product.id}`;
}

/** The products that a member can redeem stamps for (R22, R26). */
export function RedemptionDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const words = usePointWords();
  const all = useAtomValue(redemptionOffersAtom);
  const ruleKey = useAtomValue(wantedRuleAtom);
  const ofRule = all.filter(({ rule }) => rule.key === ruleKey);
  // No rule was chosen if the dialog was opened by Forward or a link.
  const offers = ofRule.length > 0 ? ofRule : all;
  const balance = words.count(useAtomValue(pointsLeftAtom) ?? 0);
  const menu = useAtomValue(cartMenuAtom);
  const bar = useRedemptionBar();
  const redeem = useSetAtom(redeemAtom);
  if (!menu || offers.length === 0) return <NothingToRedeem onClose={onClose} />;
  const picks = offers.map(
    (offer): Pick => ({
      key: keyOf(offer),
      product: offer.product,
      name: offer.entry.name,
      before: offer.entry.price,
      now: offer.price,
      cost: words.count(offer.rule.points),
      blockedReason: bar(offer),
    }),
  );
  return (
    <PickDialog
      title={t`Use stamps`}
      intro={<Trans>You have {balance}.</Trans>}
      picks={picks}
      menu={menu}
      onPick={({ key }, selection) => {
        const offer = offers.find((each) => keyOf(each) === key);
        if (offer && redeem({ offer, menu, selection })?.kind === "changed") onClose();
      }}
      onClose={onClose}
    />
  );
}

function NothingToRedeem({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Use stamps`} closeLabel={t`Close`} onClose={onClose}>
      <Notice kind="info">
        <p>
          <Trans>There is nothing to use your stamps for right now.</Trans>
        </p>
      </Notice>
    </Dialog>
  );
}

/** Says why a product can't be redeemed now. Null if it can. */
function useRedemptionBar(): (offer: RedemptionOffer) => string | null {
  const { t } = useLingui();
  const balance = useAtomValue(pointsLeftAtom) ?? 0;
  const cart = useAtomValue(cartAtom);
  return ({ rule, product }) => {
    const missing = rule.points - balance;
    if (missing > 0) return t`${plural(missing, { one: "# more stamp", other: "# more stamps" })}`;
    return roomFor(cart, product.id) === 0 ? t`Maximum quantity exceeded` : null;
  };
}
