import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { needsCard } from "../../domain/checkout/checkoutProblems.ts";
import { Price } from "../../parts/money/Price.tsx";
import { paymentAtom } from "../../state/checkout/checkout.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { areRulesKnownAtom } from "../../state/promotion/rules.atoms.ts";
import { Button } from "../../ui/Button.tsx";

/** Says what pressing it does: money moves, or the order is only placed. Nobody pays a total that may still change. */
export function PayButton({ busy }: { readonly busy: boolean }) {
  const { total } = useAtomValue(pricedOrderAtom);
  const payment = useAtomValue(paymentAtom);
  const areRulesKnown = useAtomValue(areRulesKnownAtom);
  return (
    <Button type="submit" wide busy={busy || !areRulesKnown} trailing={<Price amount={total} />}>
      {needsCard({ payment, total }) ? <Trans>Pay now</Trans> : <Trans>Place order</Trans>}
    </Button>
  );
}
