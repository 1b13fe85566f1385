import { useAtomValue, useSetAtom } from "jotai";
import { useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import {
  isLongMenuThereAtom,
  type PlainSectionsProps,
  type SectionProps,
} from "../../parts/late-menu/lateMenu.atoms.ts";
import { isMenuShownAtom } from "../../state/screen/shownRoute.atoms.ts";
import { whenIdle } from "../../ui/whenIdle.ts";
import { PlainSection } from "./PlainSection.tsx";
import { withLeft } from "./withLeft.ts";

const none: readonly SectionProps[] = [];

/**
 * What isn't shown any more is out of sight at once. While it is kept, as during a search, it is there when it is wanted
 * again; else it is taken out of the page a section at a time when the browser rests, because to let go of a thousand cards
 * in one go would hold up the next press.
 */
export function PlainSections({ sections, keepsLeft }: PlainSectionsProps) {
  // A menu that is left has none; what is taken out goes after the paint of the next screen.
  const isShown = useAtomValue(isMenuShownAtom);
  const isGoing = !(useDeferredValue(isShown) || isShown);
  const wanted = isGoing ? none : sections;
  const [known, setKnown] = useState({ wanted, all: wanted });
  if (known.wanted !== wanted) setKnown({ wanted, all: withLeft(known.all, wanted) });
  const { all } = known;
  const ids = new Set(wanted.map(({ section }) => section.id));
  const last = keepsLeft && !isGoing ? undefined : all.findLast(({ section }) => !ids.has(section.id));
  useEffect(
    () => last && whenIdle(() => setKnown((now) => ({ ...now, all: now.all.filter((each) => each !== last) }))),
    [last],
  );
  const setThere = useSetAtom(isLongMenuThereAtom);
  const isLong = all.length > 0;
  useLayoutEffect(() => {
    setThere(isLong);
    return () => setThere(false);
  }, [isLong, setThere]);
  return all.map((props) => <PlainSection key={props.section.id} {...props} isLeft={!ids.has(props.section.id)} />);
}
