import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { hasSideCartAtom } from "../../state/cart/sideCart.atoms.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Catcher, useErrorLog } from "../ErrorBoundary.tsx";
import { LostChunkButton } from "../LostChunk.tsx";
import { OrderParts } from "../OrderParts.tsx";
import { loadSideCart } from "../routes.ts";
import { type FailedChunk, useChunk } from "../useChunk.ts";

/** Its space is reserved from the start, so that nothing moves when it is loaded. */
export function SideCartColumn() {
  const hasSideCart = useAtomValue(hasSideCartAtom);
  // The menu comes first: nothing else is loaded before it.
  const hasMenu = useAtomValue(servedMenuAtom).kind !== "loading";
  return hasSideCart && <div className="layout__side">{hasMenu ? <SideCartChunk /> : <CartSkeleton />}</div>;
}

function CartSkeleton() {
  return <Skeleton heightPx={200} />;
}

function LostCart({ chunk }: { readonly chunk: FailedChunk }) {
  return (
    <Notice kind="warning" action={<LostChunkButton chunk={chunk} variant="quiet" />}>
      <Trans>The cart could not be loaded: your cart stays.</Trans>
    </Notice>
  );
}

function SideCartChunk() {
  const chunk = useChunk(loadSideCart);
  const onError = useErrorLog();
  if (chunk.kind === "ready") {
    return (
      <Catcher
        onError={onError}
        fallback={(retry) => <LostCart chunk={{ kind: "failed", isReplaced: false, retry }} />}
      >
        <OrderParts meanwhile={<CartSkeleton />}>
          <chunk.Component />
        </OrderParts>
      </Catcher>
    );
  }
  if (chunk.kind === "loading") return <CartSkeleton />;
  return <LostCart chunk={chunk} />;
}
