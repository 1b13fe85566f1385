import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { retryStoreAtom } from "../../state/store/store.actions.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { DishIcon } from "../../ui/icons.tsx";

export function NotFoundScreen() {
  const { t } = useLingui();
  const retry = useSetAtom(retryStoreAtom);
  return (
    <>
      <EmptyState
        icon={<DishIcon />}
        headingLevel={1}
        title={t`Store cannot be found, please contact support`}
        text={<Trans>The link may be old, or the store may have moved.</Trans>}
        action={
          <Button onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
      {/* R82: what the page wrote inside the element may still help. */}
      <slot />
    </>
  );
}
