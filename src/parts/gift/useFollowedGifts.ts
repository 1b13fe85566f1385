import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { followGiftsAtom } from "../../state/gift/followGifts.actions.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";

/** Keeps cards and cart in step with what is sold while a screen of gift cards is open. */
export function useFollowedGifts(): void {
  const store = useAtomValue(storeAtom);
  const follow = useSetAtom(followGiftsAtom);
  const storeId = store.kind === "ready" ? store.value.id : null;
  useEffect(() => (storeId === null ? undefined : follow()), [storeId, follow]);
}
