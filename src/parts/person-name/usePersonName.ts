import { useLingui } from "@lingui/react/macro";
import type { TypedContact } from "../../domain/customer/contact.ts";

/** A Chinese name begins with the family name. */
export function usePersonName() {
  const { i18n } = useLingui();
  return ({ firstName = "", lastName = "" }: Partial<TypedContact>) =>
    i18n.locale === "zh-CN" ? `${lastName}${firstName}` : `${firstName} ${lastName}`.trim();
}
