import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { needsCard } from "../../domain/checkout/checkoutProblems.ts";
import { Price } from "../../parts/money/Price.tsx";
import { pricedCartAtom } from "../../state/cart/cart.atoms.ts";
import { paymentAtom } from "../../state/checkout/checkout.atoms.ts";
import { Button } from "../../ui/Button.tsx";

/** Says what pressing it does: money moves, or the order is only placed. */
export function PayButton({ busy }: { readonly busy: boolean }) {
  const { total } = useAtomValue(pricedCartAtom);
  const payment = useAtomValue(paymentAtom);
  return (
    <Button type="submit" wide busy={busy} trailing={<Price amount={total} />}>
      {needsCard({ payment, total }) ? <Trans>Pay now</Trans> : <Trans>Place order</Trans>}
    </Button>
  );
}
