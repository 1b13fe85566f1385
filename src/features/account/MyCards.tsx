import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useRef, useState } from "react";
import type { StoredCard } from "../../domain/customer/customer.ts";
import { LiveRegion } from "../../parts/live-region/LiveRegion.tsx";
import { storedCardsAtom } from "../../state/payment/storedCard.atoms.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { BinIcon } from "../../ui/lazyIcons.tsx";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { AddCardDialog } from "./AddCardDialog.tsx";
import { RemoveCardDialog } from "./RemoveCardDialog.tsx";

/** A member's stored cards. Only the last digits of each are known (R37). */
export function MyCards() {
  const cards = useAtomValue(storedCardsAtom);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<StoredCard | null>(null);
  const [notice, setNotice] = useState<"added" | "removed" | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  // The button that opened the dialog is gone with its card.
  useRestoredFocus(addRef, removing ? 1 : 0);
  return (
    <section className="account__section account__cards">
      <h2 className="account__heading">
        <Trans>My cards</Trans>
      </h2>
      <ul className="account__card-list">
        {cards.map((card) => (
          <CardTile key={card.identifier} card={card} onRemove={() => setRemoving(card)} />
        ))}
        <li>
          <button type="button" className="account__add" ref={addRef} onClick={() => setAdding(true)}>
            <span aria-hidden="true">+</span> <Trans>Add card</Trans>
          </button>
        </li>
      </ul>
      <LiveRegion about="cards" hidden>
        {notice === "added" && <Trans>Your card is saved.</Trans>}
        {notice === "removed" && <Trans>Your card is removed.</Trans>}
      </LiveRegion>
      {isAdding && <AddCardDialog onAdded={() => setNotice("added")} onClose={() => setAdding(false)} />}
      {removing && (
        <RemoveCardDialog card={removing} onRemoved={() => setNotice("removed")} onClose={() => setRemoving(null)} />
      )}
    </section>
  );
}

interface CardTileProps {
  readonly card: StoredCard;
  readonly onRemove: () => void;
}

function CardTile({ card: { type, lastDigits }, onRemove }: CardTileProps) {
  const { t } = useLingui();
  return (
    <li className="account__card">
      <span className="account__brand">{type === "visa" ? "Visa" : "Mastercard"}</span>
      <span className="account__digits">
        <span aria-hidden="true">•••• </span>
        {lastDigits}
      </span>
      <IconButton label={t`Remove card ending ${lastDigits}`} icon={<BinIcon />} onClick={onRemove} />
    </li>
  );
}
