import { useLingui } from "@lingui/react";

/** Between two sentences. Chinese has none after "。". */
export function SentenceSpace() {
  return useLingui().i18n.locale === "zh-CN" ? "" : " ";
}
