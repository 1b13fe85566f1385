import { useLingui } from "@lingui/react/macro";
import type { Store } from "../../domain/store/store.ts";
import { type StoreState, takesOrders } from "../../domain/store/storeState.ts";
import { Notice } from "../../ui/Notice.tsx";

interface ClosedWordsProps {
  readonly store: Store;
  readonly state: StoreState;
}

/** R76: the store's own message while it is closed, even if it takes orders ahead. */
export function ClosedWords({ store, state }: ClosedWordsProps) {
  const { t } = useLingui();
  if (state.kind === "open") return null;
  const words = store.closedMessage || (takesOrders(state) ? "" : t`Currently not taking online orders`);
  return words && <Notice kind="info">{words}</Notice>;
}
