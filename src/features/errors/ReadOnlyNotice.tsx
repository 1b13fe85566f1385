import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type Ref, useState } from "react";
import type { DrawnShop } from "../../domain/menu/firstShop.ts";
import { servedMenu } from "../../domain/menu/servedMenu.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { isDrawnMenuLoadingAtom } from "../../state/store/drawnMenu.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TelephoneLink } from "../../ui/TelephoneLink.tsx";

interface ReadOnlyNoticeProps {
  readonly shop: DrawnShop;
  readonly onClose: () => void;
  /** Where a press on a dish leads. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Why the menu can only be read, and what a diner can do. */
export function ReadOnlyNotice({ shop, onClose, ref }: ReadOnlyNoticeProps) {
  const { i18n, t } = useLingui();
  const isLoading = useAtomValue(isDrawnMenuLoadingAtom);
  const { store, menus, menuId } = shop;
  const isServed = servedMenu(menus, useAtomValue(nowAtom), store.zone)?.id === menuId;
  const { phone } = store;
  return (
    // The menu may be printed in the other language.
    <div role="alert" lang={i18n.locale} tabIndex={-1} ref={ref}>
      <Notice kind="info" isSilent>
        <strong>
          {isLoading ? <Trans>Ordering is still loading.</Trans> : <Trans>Ordering can't be loaded right now.</Trans>}
        </strong>
        <span>
          <Trans>You can read the menu meanwhile. We keep trying.</Trans>{" "}
          {!isServed && <Trans>These dishes are served at another time of day.</Trans>}
        </span>
        <div className="read-only-notice__actions">
          {!isLoading && <Retry />}
          {phone !== "" && (
            <span>
              <Trans>
                Call us: <TelephoneLink phone={phone} />
              </Trans>
            </span>
          )}
        </div>
      </Notice>
      <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}

function Retry() {
  const { t } = useLingui();
  const refresh = useSetAtom(refreshStoreAtom);
  const [isBusy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const retry = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
    setTried(true);
  };
  return (
    <>
      <ActionButton variant="secondary" busy={isBusy} onClick={() => void retry()}>
        <Trans>Try again</Trans>
      </ActionButton>
      {hasTried && !isBusy && <span>{t`Ordering is still not available.`}</span>}
    </>
  );
}
