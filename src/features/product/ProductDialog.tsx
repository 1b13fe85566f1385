import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { servedMenuAtom, type MenuCard, cardAtomAtom } from "../../state/menu/menu.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OpenProduct } from "./OpenProduct.tsx";

interface ProductDialogProps {
  readonly cardKey: string;
  readonly onClose: () => void;
}

/** A product to be read and made one's own. It follows the menu: prices change, and what is gone says so. */
export function ProductDialog({ cardKey, onClose }: ProductDialogProps) {
  const card = useAtomValue(useAtomValue(cardAtomAtom)(cardKey));
  const served = useAtomValue(servedMenuAtom);
  const [seen, setSeen] = useState<MenuCard | null>(card);
  if (card && card !== seen) setSeen(card);
  const menu = served.kind === "ready" ? served.value : null;
  if (card && menu) return <OpenProduct card={card} menu={menu} onClose={onClose} />;
  return <GoneProduct name={seen?.entry.name ?? null} onClose={onClose} />;
}

function GoneProduct({ name, onClose }: { readonly name: string | null; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={name ?? t`Not on the menu`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          <Trans>Back to the menu</Trans>
        </Button>
      }
    >
      <Notice kind="info">
        <p>
          <Trans>The menu has just changed, and this is no longer on it.</Trans>
        </p>
      </Notice>
    </Dialog>
  );
}
