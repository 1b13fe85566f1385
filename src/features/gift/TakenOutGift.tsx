import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import type { GiftLine } from "../../domain/gift/giftLine.ts";
import { dismissTakenOutGiftAtom, putBackGiftAtom } from "../../state/gift/giftCart.actions.ts";
import { takenOutGiftAtom } from "../../state/gift/takenOutGift.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { CloseIcon } from "../../ui/icons.tsx";

/**
 * Shown above the lines, so that it is visible however many there are. The cart's news announces it to screen readers.
 */
export function TakenOutGift() {
  const line = useAtomValue(takenOutGiftAtom);
  return line && <Row line={line} />;
}

function Row({ line }: { readonly line: GiftLine }) {
  const { t } = useLingui();
  const { name } = line.card;
  const recipient = line.giving.to || line.giving.email;
  const putBack = useSetAtom(putBackGiftAtom);
  const dismiss = useSetAtom(dismissTakenOutGiftAtom);
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
      <Button variant="quiet" ref={ref} onClick={() => putBack()}>
        <Trans>Undo</Trans>
      </Button>
      <IconButton label={t`Close`} icon={<CloseIcon />} onClick={() => dismiss()} />
    </div>
  );
}
