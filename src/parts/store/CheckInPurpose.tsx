import { useLingui } from "@lingui/react/macro";
import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";

/** Why the venue keeps a guest's details, in its own words. Without any: to whom they go. */
export function CheckInPurpose({ store }: { readonly store: Store }): string {
  const { t } = useLingui();
  const name = storeName(store);
  return store.checkInPurpose || t`Your details go to ${name} when you check in.`;
}
