import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { HostProblemText } from "../../parts/host/HostProblemText.tsx";
import { hostProblemsAtom } from "../../state/host/host.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { isStaleAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** What is wrong around the shop, above a shop that works. */
export function HostNotices() {
  const problems = useAtomValue(hostProblemsAtom);
  const isStale = useAtomValue(isStaleAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  if (problems.length === 0 && !isStale) return null;
  return (
    <div className="layout__notices">
      {problems.map((problem) => (
        <Notice key={JSON.stringify(problem)} kind="warning">
          <HostProblemText problem={problem} />
        </Notice>
      ))}
      {isStale && (
        <Notice
          kind="info"
          action={
            <Button variant="quiet" onClick={() => void refresh()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>This is the menu as we last saw it. We could not reach the store just now.</Trans>
        </Notice>
      )}
    </div>
  );
}
