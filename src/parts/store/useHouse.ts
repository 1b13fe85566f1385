import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Store } from "../../domain/store/store.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { houseAtom, loadHouseAtom } from "../../state/store/house.atoms.ts";
import { storeReferenceAtom } from "../../state/store/store.atoms.ts";

/** The shown store, or the headquarters if no store is named (R78). Null until it has loaded. */
export function useHouse(): Store | null {
  const load = useSetAtom(loadHouseAtom);
  const { hqId } = useAtomValue(settingsAtom);
  const reference = useAtomValue(storeReferenceAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may name another store.
  useEffect(() => void load(), [load, hqId, reference]);
  return useAtomValue(houseAtom);
}
