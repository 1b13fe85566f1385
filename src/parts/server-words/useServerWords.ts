import { useLingui } from "@lingui/react/macro";
import { atom, useAtomValue } from "jotai";
import { isStatusCode } from "../../domain/order/statusCode.ts";
import { usesStampsAtom } from "../../state/promotion/redemptions.atoms.ts";
import type { Sentences } from "./sentences.ts";

/** Null until they have loaded, with the first screen after the menu. */
export const sentencesAtom = atom<Sentences | null>(null);

/** Translates the API's codes and English messages to the shop's language. An unknown message stays as it is. */
export function useServerWords(): (message: string) => string {
  const { i18n } = useLingui();
  const sentences = useAtomValue(sentencesAtom);
  const areStamps = useAtomValue(usesStampsAtom);
  return (message) => {
    for (const [form, words] of Object.entries(sentences ?? {})) {
      const named = whatFills(form, message);
      if (named !== null) return i18n._(words(named, areStamps));
    }
    return isStatusCode(message) ? "" : message;
  };
}

/** The value in place of the star, or the whole message if the key has no star. Null if the message doesn't match. */
function whatFills(form: string, message: string): string | null {
  const [before = "", after] = form.split("*");
  if (after === undefined) return message === form ? message : null;
  const isIt = message.startsWith(before) && message.endsWith(after) && message.length > form.length - 1;
  return isIt ? message.slice(before.length, message.length - after.length) : null;
}
