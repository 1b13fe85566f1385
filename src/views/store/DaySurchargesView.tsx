import type { ReactNode } from "react";
import { menuSurcharges, type SurchargedStore } from "../../domain/payment/menuSurcharges.ts";
import type { Instant } from "../../domain/time/instant.ts";
import type { Translate } from "../translate.ts";
import { daySurchargeWords } from "./daySurchargeWords.ts";

interface DaySurchargesViewProps {
  readonly translate: Translate;
  readonly locale: string;
  readonly store: SurchargedStore;
  readonly now: Instant;
}

/** R102: what a day adds to the menu's prices, told before the first of them. */
export function DaySurchargesView({ translate, locale, store, now }: DaySurchargesViewProps): ReactNode {
  const told = menuSurcharges(store, now);
  if (told.length === 0) return null;
  return (
    <p className="store-header__surcharge">
      {told.map((each) => daySurchargeWords({ translate, locale }, each)).join(locale === "en" ? " " : "")}
    </p>
  );
}
