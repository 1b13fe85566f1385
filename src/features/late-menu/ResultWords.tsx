import { Plural } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ResultWordsProps } from "../../parts/late-menu/lateMenu.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";

export function ResultWords({ words, total }: ResultWordsProps) {
  if (!useAtomValue(areOrderWordsLoadedAtom)) return null;
  return (
    <p>
      <Plural value={total} one={`# result for “${words}”`} other={`# results for “${words}”`} />
    </p>
  );
}
