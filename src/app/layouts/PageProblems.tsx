import { useAtomValue } from "jotai";
import { PageProblemText } from "../../parts/host/PageProblemText.tsx";
import { pageProblemsAtom } from "../../state/host/host.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** R2: an invalid attribute is reported above the shop, which works without it. */
export function PageProblems() {
  return useAtomValue(pageProblemsAtom).map((problem) => (
    <Notice key={JSON.stringify(problem)} kind="warning">
      <PageProblemText problem={problem} />
    </Notice>
  ));
}
