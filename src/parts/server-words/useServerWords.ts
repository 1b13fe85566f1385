import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { sentencesAtom } from "./sentences.atoms.ts";

/** The API answers in English. What is known of it is said in the shop's language; the rest stays as it came. */
export function useServerWords(): (message: string) => string {
  const { i18n } = useLingui();
  const sentences = useAtomValue(sentencesAtom);
  return (message) => {
    for (const [form, words] of Object.entries(sentences ?? {})) {
      const named = whatFills(form, message);
      if (named !== null) return i18n._(words(named));
    }
    return message;
  };
}

/** What stands in the star's place, or the whole where there is none; null where the message is another one. */
function whatFills(form: string, message: string): string | null {
  const [before = "", after] = form.split("*");
  if (after === undefined) return message === form ? message : null;
  const isIt = message.startsWith(before) && message.endsWith(after) && message.length > form.length - 1;
  return isIt ? message.slice(before.length, message.length - after.length) : null;
}
