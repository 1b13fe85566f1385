import type { ServeryCardFields } from "../../../../index.ts";
import { CardFields } from "../../../../parts/card-fields/CardFields.tsx";
import { addCardPartAtom } from "../../../../parts/card-form/cardPart.atoms.ts";
import { onDemand } from "../../../../services/adapters/onDemand.ts";
import { createCardFields } from "../../../../services/adapters/payment/cardFields.ts";
import { type GivenCardFields, givenCardFieldsAtom } from "../../../../state/host/host.atoms.ts";
import { cardFieldsMakerAtom, dropCardFieldsAtom } from "../../../../state/payment/cardFields.atoms.ts";
import type { OpenShop } from "../../shopScope.ts";

function tellPage(line: string, ...cause: readonly unknown[]): void {
  console.error(`Servery: ${line}.`, ...cause);
}

/** R105: the page's own fields come before the deployment's frame. */
async function loadFields({ value, frame }: GivenCardFields): Promise<ServeryCardFields> {
  if (value !== null || frame === null) return value as ServeryCardFields;
  const { createCardFrame } = await import("../../../../services/adapters/payment/cardFrame.ts");
  return createCardFrame({ url: frame });
}

/** Cards are typed in fields that the page can't read. */
export function startCardFields({ store, scope, host }: Pick<OpenShop, "store" | "scope" | "host">): void {
  const make = (given: GivenCardFields) =>
    createCardFields(
      host,
      onDemand(() => loadFields(given)),
      tellPage,
    );
  store.set(cardFieldsMakerAtom, { make });
  store.set(addCardPartAtom, "fields", CardFields);
  const drop = () => store.set(dropCardFieldsAtom);
  // R37: also where the page takes its fields back.
  scope.add(store.sub(givenCardFieldsAtom, drop), drop);
}
