import { Trans } from "@lingui/react/macro";
import type { RematchChange } from "../../domain/cart/rematchChange.ts";
import { useStoreText } from "../../parts/language/useStoreText.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";

/** What differs for one line at the picked venue. */
export function LineChange({ change }: { readonly change: RematchChange }) {
  const storeText = useStoreText();
  const name = storeText(change.name);
  switch (change.kind) {
    case "dish":
      return change.unavailability === "sold-out" ? (
        <Trans>
          <strong>{name}</strong> is sold out here and isn't ordered.
        </Trans>
      ) : (
        <Trans>
          <strong>{name}</strong> isn't sold here and isn't ordered.
        </Trans>
      );
    case "choice": {
      const choice = storeText(change.choice, "");
      return change.unavailability === "sold-out" ? (
        <Trans>
          <strong>{name}</strong> comes without {choice}, which is sold out here.
        </Trans>
      ) : (
        <Trans>
          <strong>{name}</strong> comes without {choice}, which isn't offered here.
        </Trans>
      );
    }
    case "rolled": {
      const mealAddOns = storeText(change.mealAddOns);
      return (
        <Trans>
          <strong>{name}</strong> comes without {mealAddOns}: that offer isn't available here.
        </Trans>
      );
    }
    case "renamed": {
      const before = storeText(change.before);
      return (
        <Trans>
          {before} is called <strong>{name}</strong> here.
        </Trans>
      );
    }
    case "price-changed": {
      const [from, to] = [formatMoney(change.from), formatMoney(change.to)];
      return (
        <Trans>
          <strong>{name}</strong> costs {to} here instead of {from}.
        </Trans>
      );
    }
  }
}
