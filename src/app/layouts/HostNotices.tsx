import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { pageProblemsAtom } from "../../state/host/host.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { isStaleAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { QuietPart } from "../QuietPart.tsx";
import { loadPageProblems } from "../routes.ts";

/** Problems of the host page, above a working shop. */
export function HostNotices() {
  const { t } = useLingui();
  const hasProblems = useAtomValue(pageProblemsAtom).length > 0;
  const isStale = useAtomValue(isStaleAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  if (!hasProblems && !isStale) return null;
  return (
    <div className="layout__notices">
      {/* Hardly any page has one. Where it does not come, the console has said the same. */}
      {hasProblems && <QuietPart load={loadPageProblems} />}
      {isStale && (
        <Notice
          kind="info"
          action={
            <Button variant="quiet" onClick={() => void refresh()}>
              {t`Try again`}
            </Button>
          }
        >
          {t`This is the menu as we last saw it. We can't reach the store.`}
        </Notice>
      )}
    </div>
  );
}
