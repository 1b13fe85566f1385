import { useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

/** The store whose documents are here, if any. */
export function useShownStore(): Store | null {
  const store = useAtomValue(storeAtom);
  return store.kind === "ready" ? store.value : null;
}
