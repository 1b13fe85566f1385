import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { cardProblems } from "../../domain/payment/card.ts";
import { CardForm } from "../../parts/card-form/CardForm.tsx";
import { Price } from "../../parts/money/Price.tsx";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { submitCardAgainAtom } from "../../state/checkout/submit.actions.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { cardFormAtom } from "../../state/payment/card.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { useSubmit } from "../../ui/useSubmit.ts";
import { useFocusOnInvalid } from "./useFocusOnInvalid.ts";

/** After a reload: the order is kept, the card never is (R33, R37). */
export function CardAgain({ total }: { readonly total: Cents }) {
  const store = useShownStore();
  const card = useAtomValue(cardFormAtom);
  const now = useAtomValue(nowAtom);
  const send = useSetAtom(submitCardAgainAtom);
  const [isTried, setTried] = useState(false);
  const { formRef, focusOnInvalid } = useFocusOnInvalid();
  const formEvents = useSubmit(() => {
    setTried(true);
    if (!send()) focusOnInvalid();
  });
  if (!store) return null;
  return (
    <form className="card-again" noValidate ref={formRef} {...formEvents}>
      <CardForm problems={isTried ? cardProblems(card, now, store.zone) : []} disabled={false} />
      <Button type="submit" wide trailing={<Price amount={total} />}>
        <Trans>Pay now</Trans>
      </Button>
    </form>
  );
}
