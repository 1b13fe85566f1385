import { useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

/** The shown store, once it is loaded. */
export function useShownStore(): Store | null {
  const store = useAtomValue(storeAtom);
  return store.kind === "ready" ? store.value : null;
}
