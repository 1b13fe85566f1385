import type { SectionProps } from "../../../parts/menu-extras/menuExtras.atoms.ts";

/**
 * Merges the current sections with the hidden ones from before. Hidden sections keep their place as far as possible,
 * because moving one in the page takes as long as removing it. A section whose cards were all rendered has all of them
 * rendered again.
 */
export function withHidden(
  before: readonly SectionProps[],
  sections: readonly SectionProps[],
): readonly SectionProps[] {
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
    const previous = before[at];
    passTo(at);
    all.push(previous && previous.drawn >= previous.section.keys.length ? { ...props, drawn: keys.length } : props);
  }
  passTo(before.length);
  return all;
}
