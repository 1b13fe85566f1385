import { useSetAtom } from "jotai";
import { useEffect, useLayoutEffect, useState } from "react";
import { isLongMenuThereAtom, type PlainSectionsProps } from "../../parts/late-menu/lateMenu.atoms.ts";
import { whenIdle } from "../../ui/whenIdle.ts";
import { PlainSection } from "./PlainSection.tsx";
import { withLeft } from "./withLeft.ts";

/**
 * What isn't shown any more is out of sight at once. While it is kept, as during a search, it is there when it is wanted
 * again; else it is taken out of the page a section at a time when the browser rests, because to let go of a thousand cards
 * in one go would hold up the next press.
 */
export function PlainSections({ sections, keepsLeft }: PlainSectionsProps) {
  const [known, setKnown] = useState({ sections, all: sections });
  if (known.sections !== sections) setKnown({ sections, all: withLeft(known.all, sections) });
  const { all } = known;
  const ids = new Set(sections.map(({ section }) => section.id));
  const last = keepsLeft ? undefined : all.findLast(({ section }) => !ids.has(section.id));
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
