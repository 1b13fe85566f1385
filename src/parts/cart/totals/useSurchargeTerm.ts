import { useLingui } from "@lingui/react/macro";
import type { ChargedSurcharge } from "../../../domain/payment/surcharge.ts";
import { namesOnlyDay, surchargeName } from "../../../domain/payment/surchargeName.ts";
import { localeOf, weekdayStyle } from "../../../views/time/timeWords.ts";
import { useStoreText } from "../../language/useStoreText.ts";

/** 0 is Sunday. */
function weekdayName(language: string, weekday: number): string {
  const style = { weekday: weekdayStyle(language), timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(localeOf(language), style).format(Date.UTC(2023, 0, 1 + weekday));
}

/** What a surcharge is called on every receipt, and in a sentence: its name, or else its day, and "surcharge" once. */
export function useSurchargeTerm(): (charged: ChargedSurcharge, where?: "row" | "sentence") => string {
  const { i18n, t } = useLingui();
  const storeText = useStoreText();
  return ({ name: written, kind, weekday = null }, where = "row") => {
    const own = surchargeName(storeText(written));
    const isDay = weekday !== null && (own === "" || namesOnlyDay(own, weekday));
    const name = isDay ? weekdayName(i18n.locale, weekday) : own;
    if (name !== "") return t`${name} surcharge`;
    if (where === "sentence") return kind === "bank" ? t`card surcharge` : t`holiday surcharge`;
    return kind === "bank" ? t`Card surcharge` : t`Holiday surcharge`;
  };
}
