import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { useId } from "react";
import type { OfferPrompt } from "../../domain/order/offeredCart.ts";
import { answerOfferAtom } from "../../state/promotion/offers.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useOfferName } from "./useOfferName.ts";

interface OfferPromptsProps {
  readonly offers: readonly OfferPrompt[];
  readonly disabled: boolean;
}

/** R20: offers that ask have Yes and No buttons; the others have an Apply button. */
export function OfferPrompts({ offers, disabled }: OfferPromptsProps) {
  return offers.map((offer) =>
    offer.asks ? (
      <Question key={offer.triggerId} offer={offer} disabled={disabled} />
    ) : (
      <ByHand key={offer.triggerId} offer={offer} disabled={disabled} />
    ),
  );
}

interface OneOfferProps {
  readonly offer: OfferPrompt;
  readonly disabled: boolean;
}

function useOfferWords({ name, amount }: OfferPrompt) {
  return { name: useOfferName()(name), amount: formatMoney(amount) };
}

function Question({ offer, disabled }: OneOfferProps) {
  const answer = useSetAtom(answerOfferAtom);
  const { name, amount } = useOfferWords(offer);
  const questionId = useId();
  const { triggerId } = offer;
  return (
    <div className="confirm-offer">
      <p id={questionId} className="confirm-offer__text">
        <Trans>
          {name}: would you like {amount} off?
        </Trans>
      </p>
      <div className="confirm-offer__answers">
        <Button
          variant="secondary"
          aria-disabled={disabled}
          aria-describedby={questionId}
          onClick={() => answer({ triggerId, yes: true })}
        >
          <Trans>Yes</Trans>
        </Button>
        <Button
          variant="quiet"
          aria-disabled={disabled}
          aria-describedby={questionId}
          onClick={() => answer({ triggerId, yes: false })}
        >
          <Trans>No</Trans>
        </Button>
      </div>
    </div>
  );
}

function ByHand({ offer, disabled }: OneOfferProps) {
  const answer = useSetAtom(answerOfferAtom);
  const { name, amount } = useOfferWords(offer);
  return (
    <div className="confirm-offer">
      <p className="confirm-offer__text">
        <Trans>
          {name}: <span className="price">−{amount}</span>
        </Trans>
      </p>
      <Button
        variant="secondary"
        aria-disabled={disabled}
        onClick={() => answer({ triggerId: offer.triggerId, yes: true })}
      >
        <Trans>
          Apply<VisuallyHidden> {name}</VisuallyHidden>
        </Trans>
      </Button>
    </div>
  );
}
