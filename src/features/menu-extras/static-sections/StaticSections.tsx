import { useAtomValue, useSetAtom } from "jotai";
import { useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import {
  isLongMenuThereAtom,
  type SectionProps,
  type StaticSectionsProps,
} from "../../../parts/menu-extras/menuExtras.atoms.ts";
import { isMenuShownAtom } from "../../../state/screen/shownRoute.atoms.ts";
import { whenIdle } from "../../../ui/whenIdle.ts";
import { StaticSection } from "./StaticSection.tsx";
import { withHidden } from "./withHidden.ts";

const none: readonly SectionProps[] = [];

/**
 * Hides sections immediately when they are no longer shown. During a search, for example, they are kept for when they
 * are needed again. Otherwise they are removed from the page one at a time while the browser is idle, because removing
 * a thousand cards at once would delay the next press.
 */
export function StaticSections({ sections, keepsLeft }: StaticSectionsProps) {
  // A menu that was left has no sections; they are removed after the next screen has been painted.
  const isShown = useAtomValue(isMenuShownAtom);
  const isGoing = !(useDeferredValue(isShown) || isShown);
  const current = isGoing ? none : sections;
  const [rendered, setRendered] = useState({ current, all: current });
  if (rendered.current !== current) setRendered({ current, all: withHidden(rendered.all, current) });
  const { all } = rendered;
  const ids = new Set(current.map(({ section }) => section.id));
  const last = keepsLeft && !isGoing ? undefined : all.findLast(({ section }) => !ids.has(section.id));
  useEffect(
    () => last && whenIdle(() => setRendered((now) => ({ ...now, all: now.all.filter((each) => each !== last) }))),
    [last],
  );
  const setThere = useSetAtom(isLongMenuThereAtom);
  const isLong = all.length > 0;
  useLayoutEffect(() => {
    setThere(isLong);
    return () => setThere(false);
  }, [isLong, setThere]);
  return all.map((props) => <StaticSection key={props.section.id} {...props} isHidden={!ids.has(props.section.id)} />);
}
