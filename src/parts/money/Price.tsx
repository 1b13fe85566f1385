import { useLingui } from "@lingui/react";
import type { Cents } from "../../domain/money/cents.ts";
import { PriceView } from "../../views/money/PriceView.tsx";

export function Price({ amount }: { readonly amount: Cents }) {
  return PriceView({ amount, locale: useLingui().i18n.locale });
}
