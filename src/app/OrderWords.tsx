import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import type { Language } from "../domain/host/hostSettings.ts";
import { languageAtom } from "../state/host/host.atoms.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { loadOrderCatalogue } from "./composition/catalogues.ts";

const retryMs = 3_000;

interface OrderWordsProps {
  readonly children: ReactNode;
  readonly meanwhile?: ReactNode;
}

/** Fetches an order's texts before they show; a form that is filled in outlives a change of language. */
export function OrderWords({ children, meanwhile = <Spinner /> }: OrderWordsProps) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [spoken, setSpoken] = useState<Language | null>(null);
  useEffect(() => {
    // Loading them draws anew whatever speaks: what is spoken already isn't fetched again.
    if (spoken === language) return;
    let isCurrent = true;
    let retry = 0;
    const fetchWords = () =>
      loadOrderCatalogue(language).then(
        (messages) => {
          if (!isCurrent) return;
          i18n.load(language, messages);
          setSpoken(language);
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
  }, [i18n, language, spoken]);
  const isReady = spoken === language;
  return (
    <>
      {!isReady && meanwhile}
      {spoken !== null && <div hidden={!isReady}>{children}</div>}
    </>
  );
}
