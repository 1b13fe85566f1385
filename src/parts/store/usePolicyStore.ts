import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Store } from "../../domain/store/store.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { loadPolicyStoreAtom, policyStoreAtom } from "../../state/store/policyStore.atoms.ts";
import { storeReferenceAtom } from "../../state/store/store.atoms.ts";

/** The shown store, or the headquarters if no store is named (R78). Null until it has loaded. */
export function usePolicyStore(): Store | null {
  const load = useSetAtom(loadPolicyStoreAtom);
  const { hqId } = useAtomValue(settingsAtom);
  const reference = useAtomValue(storeReferenceAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may name another store.
  useEffect(() => void load(), [load, hqId, reference]);
  return useAtomValue(policyStoreAtom);
}
