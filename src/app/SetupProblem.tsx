import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import type { Device } from "../services/adapters/device/deviceMemory.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AlertIcon } from "../ui/icons.tsx";
import { TelephoneLink } from "../ui/TelephoneLink.tsx";
import { parseStore } from "../wire/documents/store.ts";
import { storageRows } from "../wire/storage/table.ts";

/** The store's phone number as this device last read it, or an empty string. */
function storedPhone(device: Device): string {
  const last = device.read(storageRows.lastMenu)?.store;
  // Problems of the document were logged when it was read.
  const context = { base: document.baseURI, note: () => {} };
  return (last && parseStore(last.id, last.fields, context)?.phone) ?? "";
}

interface SetupProblemProps {
  readonly marketingUrl: string | null;
  readonly onRetry: (() => void) | null;
  readonly device: Device;
}

/** What the diner can do instead. */
function NotNow({ device }: Pick<SetupProblemProps, "device">) {
  const phone = storedPhone(device);
  if (phone === "") return <Trans>Please try again later, or contact us.</Trans>;
  return (
    <Trans>
      Please try again later, or call us: <TelephoneLink phone={phone} />
    </Trans>
  );
}

function Message({ marketingUrl, onRetry, device }: SetupProblemProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="servery" lang={i18n.locale}>
      <EmptyState
        icon={<AlertIcon />}
        headingLevel={2}
        title={t`Ordering isn't available right now`}
        text={<NotNow device={device} />}
        action={
          <>
            {onRetry && (
              <Button onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {marketingUrl !== null && (
              <a href={marketingUrl}>
                <Trans>About online ordering</Trans>
              </a>
            )}
          </>
        }
      />
      {/* R82: what the host page has written inside the element. */}
      <slot />
    </div>
  );
}

interface ShownProblemProps extends SetupProblemProps {
  readonly i18n: I18n;
  readonly onShown: () => void;
}

/** Shown if a shop can't start, because a blank box is never allowed (R2). Only the console names the cause. */
export function SetupProblem({ i18n, onShown, ...message }: ShownProblemProps) {
  useLayoutEffect(onShown, [onShown]);
  return (
    <I18nProvider i18n={i18n}>
      <Message {...message} />
    </I18nProvider>
  );
}
