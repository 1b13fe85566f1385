import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue, useStore } from "jotai";
import { type ReactNode, useEffect } from "react";
import { areOrderWordsLoadedAtom, languageAtom } from "../state/host/host.atoms.ts";
import { arrivedOrderServicesAtom } from "../state/services.atoms.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { loadOrderCatalogue } from "./composition/catalogues.ts";
import { loadWithRetry } from "./composition/loadWithRetry.ts";

/** Loads the texts that come after the first view if `areWanted`. Returns whether they are loaded. */
export function useOrderWords(areWanted: boolean): boolean {
  const { i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const [areSpoken, setSpoken] = useAtom(areOrderWordsLoadedAtom);
  useEffect(() => {
    if (areSpoken || !areWanted) return;
    let isCurrent = true;
    const load = async () => {
      const messages = await loadOrderCatalogue(language);
      // The language may have changed in the meantime.
      if (!isCurrent || i18n.locale !== language) return;
      i18n.load(language, messages);
      setSpoken(true);
    };
    const stop = loadWithRetry(load, store);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [i18n, language, areSpoken, areWanted, setSpoken, store]);
  return areSpoken;
}

/** Loads those texts if `areWanted`. Returns whether they and the order services are loaded. */
export function useOrderParts(areWanted: boolean): boolean {
  const hasServices = useAtomValue(arrivedOrderServicesAtom) !== null;
  return useOrderWords(areWanted) && hasServices;
}

interface OrderPartsProps {
  readonly children: ReactNode;
  readonly meanwhile?: ReactNode;
}

/**
 * Draws children that need the texts of `useOrderParts`, once these are loaded. They then follow each change of the
 * language.
 */
export function OrderParts({ children, meanwhile = <Spinner /> }: OrderPartsProps) {
  return useOrderParts(true) ? children : meanwhile;
}
