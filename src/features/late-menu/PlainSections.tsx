import { useEffect, useState } from "react";
import type { PlainSectionsProps } from "../../parts/late-menu/lateMenu.atoms.ts";
import { whenIdle } from "../../ui/whenIdle.ts";
import { PlainSection } from "./PlainSection.tsx";
import { withLeft } from "./withLeft.ts";

/**
 * What a search doesn't find is out of sight at once, and taken out of the page a section at a time, when all that was found
 * is drawn and the browser rests: to let go of a thousand cards takes a slow phone longer than to draw a letter. What the
 * next letter finds again is still there.
 */
export function PlainSections({ sections, isGrowing }: PlainSectionsProps) {
  const [known, setKnown] = useState({ sections, all: sections });
  if (known.sections !== sections) setKnown({ sections, all: withLeft(known.all, sections) });
  const { all } = known;
  const ids = new Set(sections.map(({ section }) => section.id));
  const last = isGrowing ? undefined : all.findLast(({ section }) => !ids.has(section.id));
  useEffect(
    () => last && whenIdle(() => setKnown((now) => ({ ...now, all: now.all.filter((each) => each !== last) }))),
    [last],
  );
  return all.map((props) => <PlainSection key={props.section.id} {...props} isLeft={!ids.has(props.section.id)} />);
}
