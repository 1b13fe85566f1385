import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import type { GiftLine } from "../../domain/gift/giftCart.ts";
import { useGiftText } from "../../parts/gift/useGiftText.ts";
import { dismissRemovedGiftAtom, undoRemoveGiftAtom } from "../../state/gift/giftCart.actions.ts";
import { removedGiftAtom } from "../../state/gift/removedGift.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { CloseIcon } from "../../ui/icons.tsx";

/**
 * Shown above the lines, so that it is visible however many there are. The cart's news announces it to screen readers.
 */
export function RemovedGift() {
  const line = useAtomValue(removedGiftAtom);
  return line && <Row line={line} />;
}

function Row({ line }: { readonly line: GiftLine }) {
  const { t } = useLingui();
  const name = useGiftText()(line.card.name);
  const recipient = line.giving.to || line.giving.email;
  const undoRemove = useSetAtom(undoRemoveGiftAtom);
  const dismiss = useSetAtom(dismissRemovedGiftAtom);
  const ref = useRef<HTMLButtonElement>(null);
  // Another line shows another row, whose Undo button takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again for another line.
  useEffect(() => ref.current?.focus(), [line]);
  return (
    <div className="gift-cart__undo">
      <p>
        <Trans>
          {name} for {recipient} removed
        </Trans>
      </p>
      <Button variant="quiet" ref={ref} onClick={() => undoRemove()}>
        <Trans>Undo</Trans>
      </Button>
      <IconButton label={t`Close`} icon={<CloseIcon />} onClick={() => dismiss()} />
    </div>
  );
}
