import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { retryStoreAtom } from "../../state/store/store.actions.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";

/** Shown where a store can't be read, or doesn't exist. */
export function ErrorScreen() {
  const { t } = useLingui();
  const isUnreached = useAtomValue(routeAtom).name === "generalError";
  const retry = useSetAtom(retryStoreAtom);
  return (
    <>
      <EmptyState
        icon={<StatePicture of={pictures[isUnreached ? "offline" : "notFound"]} />}
        headingLevel={1}
        title={isUnreached ? t`something is wrong` : t`Store cannot be found, please contact support`}
        text={
          isUnreached ? (
            <Trans>
              We're having problems reaching the store. Your connection may be slow; nothing you did is lost.
            </Trans>
          ) : (
            <Trans>The link may be old, or the store may have moved.</Trans>
          )
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
