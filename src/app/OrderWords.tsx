import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useEffect } from "react";
import { areOrderWordsSpokenAtom, languageAtom } from "../state/host/host.atoms.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { loadOrderCatalogue } from "./composition/catalogues.ts";

const retryMs = 3_000;

/** Fetches the texts that come after the first view, once they are wanted, and says whether they are here. */
export function useOrderWords(areWanted: boolean): boolean {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [areSpoken, setSpoken] = useAtom(areOrderWordsSpokenAtom);
  useEffect(() => {
    if (areSpoken || !areWanted) return;
    let isCurrent = true;
    let retry = 0;
    const fetchWords = () =>
      loadOrderCatalogue(language).then(
        (messages) => {
          // The language may have changed, and not been drawn yet.
          if (!isCurrent || i18n.locale !== language) return;
          i18n.load(language, messages);
          setSpoken(true);
        },
        () => {
          if (isCurrent) retry = window.setTimeout(fetchWords, retryMs);
        },
      );
    void fetchWords();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [i18n, language, areSpoken, areWanted, setSpoken]);
  return areSpoken;
}

interface OrderWordsProps {
  readonly children: ReactNode;
  readonly meanwhile?: ReactNode;
}

/** Draws what needs those texts when they are here; from then on they come with each change of the language. */
export function OrderWords({ children, meanwhile = <Spinner /> }: OrderWordsProps) {
  return useOrderWords(true) ? children : meanwhile;
}
