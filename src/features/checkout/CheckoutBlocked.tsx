import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { CartNotices } from "../../parts/cart/CartNotices.tsx";
import { BlockNotice, MoreText } from "../../parts/cart/CheckoutPart.tsx";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { cartCountAtom } from "../../state/cart/cart.atoms.ts";
import { refillAtom } from "../../state/checkout/reorder/refill.atoms.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { refreshPausedAtom } from "../../state/store/refreshPaused.actions.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import type { OrderBlock } from "./useBlock.ts";

/** Says why nothing can be ordered, and links back. */
export function CheckoutBlocked({ block }: { readonly block: OrderBlock }) {
  const { t } = useLingui();
  // R75: products picked at another venue stay in the cart.
  const isUnsold = useAtomValue(cartCountAtom) > 0;
  if (block.kind === "loading") return <Spinner />;
  return (
    <div className="checkout__blocked">
      <CartNotices />
      {block.kind === "empty" ? (
        <EmptyState
          icon={<StatePicture of={pictures.toFill} />}
          title={isUnsold ? t`Nothing in your cart is available here` : t`Your cart is empty`}
          text={isUnsold ? t`Choose another venue, or go back to the menu and pick something else.` : <EmptyText />}
          action={<BackButton />}
        />
      ) : (
        <>
          <BlockedReason block={block} />
          <BackButton />
        </>
      )}
    </div>
  );
}

function EmptyText() {
  const refill = useAtomValue(refillAtom);
  switch (refill) {
    case "missing":
      return <Trans>We can't find the order in this link. Pick something you like from the menu.</Trans>;
    case "failed":
      return (
        <Trans>We can't open your earlier order right now. Reload the page, or pick something from the menu.</Trans>
      );
    default:
      return <Trans>Hungry? Whatever you pick from the menu waits for you here.</Trans>;
  }
}

function BlockedReason({ block }: { readonly block: OrderBlock }) {
  return block.kind === "too-late" ? <TooLate /> : <BlockNotice block={block} />;
}

/** In place of the chosen mode's fields. A minimum that another mode doesn't have stands in the bar (R95). */
export function ModeBlockedReason({ block }: { readonly block: OrderBlock }) {
  return (
    <>
      {block.kind === "below-minimum" ? (
        <p>
          <MoreText missing={block.missing} />
        </p>
      ) : (
        <BlockedReason block={block} />
      )}
      <BackButton />
    </>
  );
}

function TooLate() {
  const { tooLate } = modeParts[useAtomValue(modeAtom)];
  return (
    tooLate && (
      <Notice kind="warning" isSilent>
        {tooLate}
      </Notice>
    )
  );
}

function BackButton() {
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const refreshPaused = useSetAtom(refreshPausedAtom);
  const goBack = () => {
    void refreshPaused();
    navigate(home);
  };
  return (
    <Button onClick={goBack}>
      <Trans>Back to menu</Trans>
    </Button>
  );
}
