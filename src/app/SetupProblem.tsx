import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HostProblem } from "../domain/host/hostProblem.ts";
import { HostProblemText } from "../parts/host/HostProblemText.tsx";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AlertIcon } from "../ui/icons.tsx";

interface SetupProblemProps {
  readonly problems: readonly HostProblem[];
  readonly marketingUrl: string | null;
  readonly onRetry: (() => void) | null;
}

function Message({ problems, marketingUrl, onRetry }: SetupProblemProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="servery" lang={i18n.locale}>
      <EmptyState
        icon={<AlertIcon />}
        headingLevel={2}
        title={t`This shop is not set up yet`}
        text={problems.map((problem) => (
          <span key={JSON.stringify(problem)}>
            <HostProblemText problem={problem} />{" "}
          </span>
        ))}
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
    </div>
  );
}

/** In place of a shop that can't start: never a blank box (R2). */
export function SetupProblem({ i18n, ...message }: SetupProblemProps & { readonly i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <Message {...message} />
    </I18nProvider>
  );
}
