import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withHidden } from "../../../../src/features/menu-extras/static-sections/withHidden.ts";
import type { SectionProps } from "../../../../src/parts/menu-extras/menuExtras.atoms.ts";

const cards = 3;

function propsOf(id: string, drawn = cards): SectionProps {
  const section = { id, name: id, keys: Array.from({ length: cards }, (_, at) => `${id}${at}`) };
  return { section, drawn } as unknown as SectionProps;
}

const idsOf = (sections: readonly SectionProps[]) => sections.map(({ section }) => section.id);
const ids = fc.uniqueArray(fc.constantFrom(..."abcdefgh"));
const only = (all: readonly string[], some: readonly string[]) => all.filter((id) => some.includes(id));

describe("withHidden", () => {
  const both = (check: (before: string[], now: string[], all: string[]) => void) =>
    fc.assert(
      fc.property(ids, ids, (before, now) => {
        const of = (wanted: string[]) => wanted.map((id) => propsOf(id));
        check(before, now, [...idsOf(withHidden(of(before), of(now)))]);
      }),
    );

  it("contains each section once, and keeps the order of the shown ones", () => {
    both((before, now, all) => {
      expect([...all].sort()).toEqual([...new Set([...before, ...now])].sort());
      expect(only(all, now)).toEqual(now);
    });
  });

  it("moves no left section, and none at all if the order stays the same", () => {
    both((before, now, all) => {
      const left = before.filter((id) => !now.includes(id));
      expect(only(all, left)).toEqual(left);
      const staying = only(before, now);
      if (only(now, before).join() === staying.join()) expect(only(all, before)).toEqual(before);
    });
  });

  it("keeps a complete section complete", () => {
    const [now] = withHidden([propsOf("a")], [propsOf("a", 1)]);
    expect(now?.drawn).toBe(cards);
    const [growing] = withHidden([propsOf("a", 2)], [propsOf("a", 1)]);
    expect(growing?.drawn).toBe(1);
  });
});
