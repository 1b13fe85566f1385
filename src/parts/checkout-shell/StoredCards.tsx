import { useAtom, useAtomValue } from "jotai";
import { storedCardAtom, storedCardsAtom } from "../../state/payment/storedCard.atoms.ts";
import { ChoiceRow } from "../../ui/ChoiceRow.tsx";
import { cardMarks } from "../card-mark/cardMarks.tsx";
import { StoredCardName } from "../payment/PaymentName.tsx";
import type { useSurchargeWords } from "./useSurchargeWords.ts";

interface StoredCardsProps {
  /** The `name` of the group of radio buttons. */
  readonly name: string;
  readonly surchargeWords: ReturnType<typeof useSurchargeWords>;
  /** Whether the chosen method is a card. */
  readonly isCard: boolean;
  readonly onCard: () => void;
  readonly disabled: boolean;
}

/** R55: stored cards come before a new card. */
export function StoredCards({ name, surchargeWords, isCard, onCard, disabled }: StoredCardsProps) {
  const [stored, setStored] = useAtom(storedCardAtom);
  return useAtomValue(storedCardsAtom).map((card) => (
    <div key={card.identifier} className="payment-choice__method">
      <ChoiceRow
        type="radio"
        name={name}
        label={
          <>
            <StoredCardName card={card} />
            <span className="payment-marks">{cardMarks[card.type]}</span>
          </>
        }
        hint={surchargeWords("card", card)}
        checked={isCard && stored?.identifier === card.identifier}
        onChange={() => {
          onCard();
          setStored(card);
        }}
        disabled={disabled}
      />
    </div>
  ));
}
