import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type HostProblem, isPageProblem } from "../domain/host/hostProblem.ts";
import { PageProblemText } from "../parts/host/PageProblemText.tsx";
import type { Device } from "../services/adapters/deviceMemory.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AlertIcon } from "../ui/icons.tsx";
import { TelephoneLink } from "../ui/TelephoneLink.tsx";
import { storedPhone } from "./storedPhone.ts";

interface SetupProblemProps {
  readonly problems: readonly HostProblem[];
  readonly marketingUrl: string | null;
  readonly onRetry: (() => void) | null;
  readonly device: Device;
}

/** For diners: what they can do instead. */
function NotNow({ device }: Pick<SetupProblemProps, "device">) {
  const phone = storedPhone(device);
  if (phone === "") return <Trans>Please try again later, or contact the restaurant.</Trans>;
  return (
    <Trans>
      Please try again later, or call the restaurant: <TelephoneLink phone={phone} />
    </Trans>
  );
}

function Message({ problems, marketingUrl, onRetry, device }: SetupProblemProps) {
  const { t, i18n } = useLingui();
  const isOfPage = problems.every(isPageProblem);
  return (
    <div className="servery" lang={i18n.locale}>
      <EmptyState
        icon={<AlertIcon />}
        headingLevel={2}
        title={isOfPage ? t`This shop is not set up yet` : t`Ordering isn't available right now`}
        text={
          isOfPage ? (
            problems.map((problem) => (
              <span key={JSON.stringify(problem)}>
                <PageProblemText problem={problem} />{" "}
              </span>
            ))
          ) : (
            <NotNow device={device} />
          )
        }
        action={
          <>
            {onRetry && (
              <Button onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {marketingUrl !== null && (
              <a href={marketingUrl}>
                <Trans>About Servery</Trans>
              </a>
            )}
          </>
        }
      />
      {/* R82 */}
      <slot />
    </div>
  );
}

/** Shown where the shop can't start, in place of a blank box (R2). */
export function SetupProblem({ i18n, ...message }: SetupProblemProps & { readonly i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <Message {...message} />
    </I18nProvider>
  );
}
