import { Trans } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";
import { CardForm } from "../../parts/card-form/CardForm.tsx";
import { Price } from "../../parts/money/Price.tsx";
import { useShownStore } from "../../parts/store/shownStore.ts";
import { submitCardAgainAtom } from "../../state/checkout/submit.actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Form } from "../../ui/Form.tsx";

/** After a reload: the order is kept, the card never is (R33, R37). */
export function CardAgain({ total }: { readonly total: Cents }) {
  const store = useShownStore();
  const submit = useSetAtom(submitCardAgainAtom);
  if (!store) return null;
  return (
    <Form className="card-again" onSubmit={() => (submit() ? "taken" : "invalid")}>
      <CardForm />
      <ActionButton type="submit" wide trailing={<Price amount={total} />}>
        <Trans>Pay now</Trans>
      </ActionButton>
    </Form>
  );
}
