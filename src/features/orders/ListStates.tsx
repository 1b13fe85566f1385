import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useTranslate } from "../../parts/language/useTranslate.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { OrdersSkeletonView } from "../../views/orders/OrdersView.tsx";

export function OrdersSkeleton({ heightPx }: { readonly heightPx?: number }) {
  return OrdersSkeletonView({ translate: useTranslate(), heightPx });
}

/** Shown if a member has no orders (S41). */
export function NoOrders() {
  const { t } = useLingui();
  const home = useAtomValue(homeRouteAtom);
  const { isGift } = useAtomValue(settingsAtom);
  const navigate = useSetAtom(navigateAtom);
  return (
    <EmptyState
      icon={<StatePicture of={pictures.toFill} />}
      title={t`No order available`}
      action={
        <Button onClick={() => navigate(home)}>
          {isGift ? <Trans>Back to gift cards</Trans> : <Trans>Back to menu</Trans>}
        </Button>
      }
    />
  );
}

export function OrdersFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      action={
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>We can't show your orders right now.</Trans>
      </p>
    </Notice>
  );
}

interface MoreProps {
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

export function More({ isBusy, onMore }: MoreProps) {
  return (
    <ActionButton variant="secondary" wide busy={isBusy} onClick={onMore}>
      <Trans>More</Trans>
    </ActionButton>
  );
}
