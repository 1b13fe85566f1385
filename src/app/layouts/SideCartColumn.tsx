import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { CartSkeletonView } from "../../views/shell/CartSkeletonView.tsx";
import { Catcher, useErrorLog } from "../ErrorBoundary.tsx";
import { LostChunkButton } from "../LostChunk.tsx";
import { OrderParts } from "../OrderParts.tsx";
import { loadSideCart } from "../routes.ts";
import { type FailedChunk, useChunk, useHanging } from "../useChunk.ts";

export function SideCartColumn() {
  // The menu comes first: nothing else is loaded before it.
  const hasMenu = useAtomValue(servedMenuAtom).kind !== "loading";
  return hasMenu ? <SideCartChunk /> : CartSkeletonView();
}

function LostCart({ chunk }: { readonly chunk: FailedChunk }) {
  const { t } = useLingui();
  return (
    <Notice kind="warning" action={<LostChunkButton chunk={chunk} variant="quiet" />}>
      {t`We can't show your cart right now. Nothing in it is lost.`}
    </Notice>
  );
}

function SideCartChunk() {
  const chunk = useChunk(loadSideCart);
  const hanging = useHanging(chunk.kind === "loading" ? loadSideCart : null);
  const onError = useErrorLog();
  if (chunk.kind === "ready") {
    return (
      <Catcher
        onError={onError}
        fallback={(retry) => <LostCart chunk={{ kind: "failed", isReplaced: false, retry }} />}
      >
        <OrderParts meanwhile={CartSkeletonView()}>
          <chunk.Component />
        </OrderParts>
      </Catcher>
    );
  }
  const lost = chunk.kind === "failed" ? chunk : hanging;
  return lost ? <LostCart chunk={lost} /> : CartSkeletonView();
}
