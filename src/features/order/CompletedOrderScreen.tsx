import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect } from "react";
import { SentenceSpace } from "../../parts/language/SentenceSpace.tsx";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { orderTrackingAtom, watchedOrderAtom, watchOrderAtom } from "../../state/order/order.atoms.ts";
import { followMinutesAtom } from "../../state/order/orderMinute.atoms.ts";
import { isOrderHiddenAtom, orderStoreAtom, readOrderStoreAtom } from "../../state/order/orderStore.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";
import css from "./CompletedOrderScreen.css?inline";
import { MemberSlot } from "./MemberSlot.tsx";
import { OrderState } from "./OrderState.tsx";
import { orderPictures } from "./orderPictures.tsx";
import { ThankYouScreen } from "./ThankYouScreen.tsx";

registerSheet(css);

/** A placed order, followed live. */
export function CompletedOrderScreen() {
  const shown = useAtomValue(shownStoreAtom);
  const store = useAtomValue(orderStoreAtom);
  const tracking = useAtomValue(orderTrackingAtom);
  const watched = useAtomValue(watchedOrderAtom);
  const watch = useSetAtom(watchOrderAtom);
  const followMinutes = useSetAtom(followMinutesAtom);
  const readStore = useSetAtom(readOrderStoreAtom);
  const isHidden = useAtomValue(isOrderHiddenAtom);
  useEffect(() => (watched && !isHidden ? watch(watched) : undefined), [watch, watched, isHidden]);
  useEffect(() => followMinutes(), [followMinutes]);
  useEffect(() => (watched ? readStore(watched) : undefined), [readStore, watched]);
  if (isHidden) return <ThankYouScreen />;
  if (!shown || tracking.kind === "loading") return <OrderSkeleton />;
  switch (tracking.kind) {
    case "unreached":
      return <WithoutOrder screen={<Unreached />} />;
    case "awaited":
      return <WithoutOrder screen={<AwaitedOrder />} />;
    case "missing":
      return <WithoutOrder screen={<NoSuchOrder phone={(store ?? shown).phone} />} />;
    case "found":
      return store ? <OrderState store={store} {...tracking} /> : <OrderSkeleton />;
  }
}

/** Whoever wanted to become a member reads what came of it, whether or not the order can be shown. */
function WithoutOrder({ screen }: { readonly screen: ReactNode }) {
  return (
    <>
      <MemberSlot asks={false} />
      {screen}
    </>
  );
}

function OrderSkeleton() {
  const { t } = useLingui();
  return (
    <div className="order">
      <p className="visually-hidden" role="status">{t`Loading your order`}</p>
      <Skeleton width="184px" heightPx={184} />
      <Skeleton width="12em" heightPx={34} />
      <Skeleton heightPx={80} />
      <Skeleton width="60%" heightPx={48} />
    </div>
  );
}

/** The screen retries by itself. The diner needs to know that the order isn't affected. */
function Unreached() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<StatePicture of={pictures.offline} />}
      headingLevel={1}
      title={t`We can't show your order right now`}
      text={
        <span role="status">
          <Trans>
            Reconnecting… Your order is not affected by this: it shows here as soon as your connection is back.
          </Trans>
        </span>
      }
      action={<ContinueOrdering />}
    />
  );
}

/** R91. */
function AwaitedOrder() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<StatePicture of={orderPictures.sent} />}
      headingLevel={1}
      title={t`Your order is in`}
      text={
        <span role="status">
          <Trans>We have it. You'll see how it's going here in a moment.</Trans>
        </span>
      }
      action={<ContinueOrdering />}
    />
  );
}

function NoSuchOrder({ phone }: { readonly phone: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<StatePicture of={pictures.notFound} />}
      headingLevel={1}
      title={t`This order cannot be found`}
      text={
        <>
          <Trans>The link may be old, or the order may belong to somebody's account.</Trans>
          {phone && (
            <>
              <SentenceSpace />
              <Trans>
                You can call us at <TelephoneLink phone={phone} />.
              </Trans>
            </>
          )}
        </>
      }
      action={<ContinueOrdering />}
    />
  );
}

function ContinueOrdering() {
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  return (
    <Button onClick={() => navigate(home)}>
      <Trans>Continue ordering</Trans>
    </Button>
  );
}
