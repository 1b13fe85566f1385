import { useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, useEffect, useRef } from "react";
import { announceAtom } from "../../state/screen/announce.actions.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { newsAtom } from "../lateParts.atoms.ts";
import { News } from "./News.tsx";

/** Shown on the screen after the form, until the diner goes on to another one. */
function CheckInChange() {
  const { t } = useLingui();
  const { name } = useAtomValue(shownRouteAtom);
  const arrived = useRef<string | null>(null);
  const setNews = useSetAtom(newsAtom);
  const announce = useSetAtom(announceAtom);
  const words = t`Your check-in has been recorded.`;
  useEffect(() => announce("check-in", words), [announce, words]);
  useEffect(() => {
    if (name === "checkIn") return;
    arrived.current ??= name;
    if (name !== arrived.current) setNews(null);
  }, [name, setNews]);
  // The form is still shown. The home page has its own message, and is too small to be covered.
  if (name === "checkIn" || name === "home") return null;
  return (
    <News kind="info" isSilent>
      {words}
    </News>
  );
}

interface CheckInWithChangeProps {
  readonly Screen: ComponentType<{ readonly onRecorded: () => void }>;
}

/** S23: the success message. */
export function CheckInWithChange({ Screen }: CheckInWithChangeProps) {
  const setNews = useSetAtom(newsAtom);
  return <Screen onRecorded={() => setNews(<CheckInChange />)} />;
}
