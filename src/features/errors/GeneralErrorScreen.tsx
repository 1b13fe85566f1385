import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { retryStoreAtom } from "../../state/store/store.actions.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { AlertIcon } from "../../ui/icons.tsx";

export function GeneralErrorScreen() {
  const { t } = useLingui();
  const retry = useSetAtom(retryStoreAtom);
  return (
    <>
      <EmptyState
        icon={<AlertIcon />}
        headingLevel={1}
        title={t`something is wrong`}
        text={
          <Trans>We're having problems reaching the store. Your connection may be slow; nothing you did is lost.</Trans>
        }
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
