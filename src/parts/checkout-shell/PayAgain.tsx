import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { asksDateAgainAtom } from "../../state/checkout/form/age.atoms.ts";
import { methodOf, paymentMethodsAtom } from "../../state/payment/payment.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Form } from "../../ui/Form.tsx";
import { PriceView } from "../../views/money/PriceView.tsx";
import { paymentParts } from "../payment/paymentMethods.tsx";
import type { CheckoutConfig } from "./checkoutConfig.ts";
import { DateOfBirthFields } from "./DateOfBirthFields.tsx";

interface PayAgainProps {
  readonly config: CheckoutConfig;
  readonly attempt: Attempt;
}

/**
 * Asks for the payment again after a reload: the order is stored, but its card or token never is (R33 attempt, R37),
 * nor the date of birth (R102).
 */
export function PayAgain({ config, attempt }: PayAgainProps) {
  const { settlement, total } = attempt;
  const asksDate = useAtomValue(asksDateAgainAtom)(attempt);
  const isStoreThere = useAtomValue(storeAtom).kind === "ready";
  const pay = useSetAtom(config.payAgainAtom);
  const method = methodOf(settlement, useAtomValue(paymentMethodsAtom));
  if (!isStoreThere || !method) return null;
  const { Form: MethodForm } = paymentParts[method.method];
  return (
    <Form className="pay-again" onSubmit={() => (pay() ? "taken" : "invalid")}>
      {asksDate && <DateOfBirthFields />}
      {MethodForm && <MethodForm total={total} />}
      <ActionButton type="submit" wide trailing={<PriceView amount={total} />}>
        <Trans>Pay now</Trans>
      </ActionButton>
    </Form>
  );
}
