import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { pageProblemsAtom } from "../../state/host/host.atoms.ts";
import { refreshStoreAtom } from "../../state/store/store.actions.ts";
import { isStaleAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { QuietPart } from "../QuietPart.tsx";
import { loadPageProblems } from "../routes.ts";

/** Notices above a working shop: problems of the host page, and a stale menu. */
export function HostNotices() {
  const { t } = useLingui();
  const hasProblems = useAtomValue(pageProblemsAtom).length > 0;
  const isStale = useAtomValue(isStaleAtom);
  const refresh = useSetAtom(refreshStoreAtom);
  if (!hasProblems && !isStale) return null;
  return (
    <div className="layout__notices">
      {/* Few pages have problems, so this is loaded separately. If it fails, the console still reports them. */}
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
