import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useStoreText } from "../language/useStoreText.ts";

/** R95: a gift store that isn't in operation, with its own message below. */
export function GiftsNotSold() {
  const { t } = useLingui();
  const store = useAtomValue(shownStoreAtom);
  const storeText = useStoreText();
  if (!store) return null;
  return (
    <Notice kind="info">
      <p>{t`Store is not in operation.`}</p>
      {store.closedMessage !== "" && <p>{storeText(store.closedMessage)}</p>}
    </Notice>
  );
}
