import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { routeAtom } from "../../state/navigation/navigation.atoms.ts";
import { failedMenuAtom, openFailedMenuAtom } from "../../state/screen/failedMenu.atoms.ts";
import { listsVenuesAtom } from "../../state/screen/homeRoute.atoms.ts";
import { leaveErrorAtom, retryStoreAtom } from "../../state/store/store.actions.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { pictures, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./ErrorScreen.css?inline";

registerSheet(css);

/** Shown if a store can't be read or doesn't exist. */
export function ErrorScreen() {
  const { t } = useLingui();
  const isUnreached = useAtomValue(routeAtom).name === "generalError";
  const retry = useSetAtom(retryStoreAtom);
  return (
    <>
      <EmptyState
        icon={<StatePicture of={pictures[isUnreached ? "offline" : "notFound"]} />}
        headingLevel={1}
        title={isUnreached ? t`Something is wrong.` : t`Store cannot be found, please contact support.`}
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
          <div className="error-screen__ways">
            <Button onClick={() => void retry()}>
              <Trans>Try again</Trans>
            </Button>
            {isUnreached && <ToMenu />}
            <ToVenues />
          </div>
        }
      />
      {/* R82: the host page's content inside the element may still help. */}
      <slot />
    </>
  );
}

/** From a cart or a checkout that can't be shown. */
function ToMenu() {
  const { isGift } = useAtomValue(settingsAtom);
  const open = useSetAtom(openFailedMenuAtom);
  if (useAtomValue(failedMenuAtom) === null) return null;
  return (
    <Button variant="secondary" onClick={() => void open()}>
      {isGift ? <Trans>Back to gift cards</Trans> : <Trans>Back to menu</Trans>}
    </Button>
  );
}

/** If the main page lists a group's venues, the others are still available when one is missing. */
function ToVenues() {
  const leave = useSetAtom(leaveErrorAtom);
  if (!useAtomValue(listsVenuesAtom)) return null;
  return (
    <Button variant="secondary" onClick={() => leave()}>
      <Trans>See all venues</Trans>
    </Button>
  );
}
