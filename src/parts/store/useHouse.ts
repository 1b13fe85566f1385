import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Store } from "../../domain/store/store.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { houseAtom, loadHouseAtom } from "../../state/store/house.atoms.ts";
import { storeReferenceAtom } from "../../state/store/store.atoms.ts";

/** The shown store, or its headquarters where none is named (R78), once it is loaded. */
export function useHouse(): Store | null {
  const load = useSetAtom(loadHouseAtom);
  const { hqId } = useAtomValue(settingsAtom);
  const reference = useAtomValue(storeReferenceAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page names another house.
  useEffect(() => void load(), [load, hqId, reference]);
  return useAtomValue(houseAtom);
}
