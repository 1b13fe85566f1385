import type { SectionProps } from "../../parts/late-menu/lateMenu.atoms.ts";

/**
 * The sections in their order, and between them those from before that are left: where they were, as far as can be, because
 * to move one in the page takes as long as to take it out. One whose cards were all drawn has them all drawn again.
 */
export function withLeft(before: readonly SectionProps[], sections: readonly SectionProps[]): readonly SectionProps[] {
  const ids = new Set(sections.map(({ section }) => section.id));
  const all: SectionProps[] = [];
  let next = 0;
  const passTo = (end: number) => {
    for (; next < end; next += 1) {
      const props = before[next];
      if (props && !ids.has(props.section.id)) all.push(props);
    }
  };
  for (const props of sections) {
    const { id, keys } = props.section;
    const at = before.findIndex(({ section }) => section.id === id);
    const known = before[at];
    passTo(at);
    all.push(known && known.drawn >= known.section.keys.length ? { ...props, drawn: keys.length } : props);
  }
  passTo(before.length);
  return all;
}
