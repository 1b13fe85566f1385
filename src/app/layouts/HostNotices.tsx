import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { hostProblemsAtom } from "../../state/host/host.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { isStaleAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OrderWords } from "../OrderWords.tsx";
import { loadHostProblems } from "../routes.ts";
import { useChunk } from "../useChunk.ts";

function HostProblemsChunk() {
  const chunk = useChunk(loadHostProblems);
  return (
    chunk.kind === "ready" && (
      <OrderWords meanwhile={null}>
        <chunk.Component />
      </OrderWords>
    )
  );
}

/** What is wrong around the shop, above a shop that works. */
export function HostNotices() {
  const problems = useAtomValue(hostProblemsAtom);
  const isStale = useAtomValue(isStaleAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  if (problems.length === 0 && !isStale) return null;
  return (
    <div className="layout__notices">
      {problems.length > 0 && <HostProblemsChunk />}
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
