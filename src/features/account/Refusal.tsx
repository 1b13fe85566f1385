import { useLingui } from "@lingui/react/macro";
import { useServerWords } from "../../parts/server-words/useServerWords.ts";
import type { Answered } from "../../state/customer/askProfiles.ts";
import { Notice } from "../../ui/Notice.tsx";

/** Says why a change wasn't saved (S41). */
export function Refusal({ answer }: { readonly answer: Answered }) {
  const { t } = useLingui();
  const serverWords = useServerWords();
  switch (answer.kind) {
    case "saved":
      return null;
    case "refused":
      return <Notice kind="error">{serverWords(answer.message) || t`Something is wrong.`}</Notice>;
    case "signed-out":
      return <Notice kind="error">{t`Please log in again, then try once more.`}</Notice>;
    case "offline":
      return <Notice kind="error">{t`You're offline. Nothing was sent.`}</Notice>;
    case "no-answer":
      return <Notice kind="error">{t`Network Error ...!`}</Notice>;
  }
}
