import { useLingui } from "@lingui/react/macro";
import { Notice } from "../../ui/Notice.tsx";
import { useShownStore } from "../store/shownStore.ts";

/** R95: a gift store that isn't in operation, with its own message below. */
export function GiftsNotSold() {
  const { t } = useLingui();
  const store = useShownStore();
  if (!store) return null;
  return (
    <Notice kind="info">
      <p>{t`Store is not in operation`}</p>
      {store.closedMessage !== "" && <p>{store.closedMessage}</p>}
    </Notice>
  );
}
