import { useAtomValue } from "jotai";
import { HostProblemText } from "../../parts/host/HostProblemText.tsx";
import { hostProblemsAtom } from "../../state/host/host.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** What the host page's developer should mend, above a shop that works. */
export function HostProblems() {
  return useAtomValue(hostProblemsAtom).map((problem) => (
    <Notice key={JSON.stringify(problem)} kind="warning">
      <HostProblemText problem={problem} />
    </Notice>
  ));
}
