import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import type { GiftLine } from "../../domain/gift/giftCart.ts";
import { RemovedRow } from "../../parts/cart/lines/RemovedRow.tsx";
import { useGiftText } from "../../parts/gift/useGiftText.ts";
import { dismissRemovedGiftAtom, undoRemoveGiftAtom } from "../../state/gift/giftCart.actions.ts";
import { removedGiftAtom } from "../../state/gift/removedGift.atoms.ts";

/** Offers to put the last removed line back. */
export function RemovedGift() {
  const line = useAtomValue(removedGiftAtom);
  return line && <Row line={line} />;
}

function Row({ line }: { readonly line: GiftLine }) {
  const name = useGiftText()(line.card.name);
  const recipient = line.giving.to || line.giving.email;
  const ref = useRef<HTMLButtonElement>(null);
  // Another line shows another row, whose Undo button takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again for another line.
  useEffect(() => ref.current?.focus(), [line]);
  return (
    <RemovedRow undoRef={ref} onUndo={useSetAtom(undoRemoveGiftAtom)} onDismiss={useSetAtom(dismissRemovedGiftAtom)}>
      <Trans>
        {name} for {recipient} removed
      </Trans>
    </RemovedRow>
  );
}
