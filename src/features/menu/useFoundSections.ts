import { atom, useAtomValue } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import { isSameData } from "../../domain/isSameData.ts";
import type { MenuSearch } from "../../parts/menu-extras/menuExtras.atoms.ts";
import type { MenuSection } from "../../state/menu/menu.atoms.ts";
import { menuSearchAtom, shownSectionsAtom } from "./shownMenu.atoms.ts";

const noSearchAtom = atom(null);

interface Found {
  readonly sections: readonly MenuSection[];
  readonly isSearching: boolean;
  /** The last query that changed the results: rendering starts over with it. */
  readonly view: string;
}

/**
 * The sections that match a query. If one more letter finds the same products, the sections stay the same objects.
 * Without a search, a change of one product renders only its card.
 */
export function useFoundSections(query: string): Found {
  const shown = useAtomValue(shownSectionsAtom);
  const search = useAtomValue<MenuSearch | null>(query === "" ? noSearchAtom : menuSearchAtom);
  const before = useRef<Found>(null);
  const found = useMemo((): Found => {
    const hits = search?.(query);
    const last = before.current;
    const isSame = last !== null && isSameData(last.sections, hits ?? shown);
    return {
      sections: isSame ? last.sections : (hits ?? shown),
      isSearching: Boolean(hits),
      view: isSame ? last.view : query,
    };
  }, [search, query, shown]);
  useEffect(() => {
    before.current = found;
  }, [found]);
  return found;
}
