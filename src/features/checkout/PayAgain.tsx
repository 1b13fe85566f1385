import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { Price } from "../../parts/money/Price.tsx";
import { paymentMethods } from "../../parts/payment/paymentMethods.ts";
import { payAgainAtom } from "../../state/checkout/submit.actions.ts";
import { methodOf } from "../../state/payment/payment.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { useSubmit } from "../../ui/useSubmit.ts";
import { useFocusOnInvalid } from "./useFocusOnInvalid.ts";

/** After a reload: the order is kept, what settles it never is (R33, R37). */
export function PayAgain({ attempt: { settlement, total } }: { readonly attempt: Attempt }) {
  const isStoreThere = useAtomValue(storeAtom).kind === "ready";
  const pay = useSetAtom(payAgainAtom);
  const [isTried, setTried] = useState(false);
  const { formRef, focusOnInvalid } = useFocusOnInvalid();
  const formEvents = useSubmit(() => {
    setTried(true);
    if (!pay()) focusOnInvalid();
  });
  const method = methodOf(settlement, paymentMethods);
  if (!isStoreThere || !method) return null;
  const { Form } = method;
  return (
    <form className="pay-again" noValidate ref={formRef} {...formEvents}>
      {Form && <Form areProblemsShown={isTried} disabled={false} />}
      <Button type="submit" wide trailing={<Price amount={total} />}>
        <Trans>Pay now</Trans>
      </Button>
    </form>
  );
}
