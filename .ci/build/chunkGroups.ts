import { join } from "node:path";
import type { ChunkingContext, CodeSplittingGroup } from "rolldown";

const src = join(import.meta.dirname, "../../src/");

/** Files and folders of `src`. */
type Sources = readonly string[];

/** A chunk of these sources, and of everything they import that no earlier group has. */
export function neededBy(name: string, ...sources: Sources): CodeSplittingGroup {
  return { debugName: name, name: (id, chunking) => (isNeeded(sources, id, chunking) ? name : null) };
}

/** A chunk of what these sources import and nothing else does. */
export function neededOnlyBy(name: string, ...sources: Sources): CodeSplittingGroup {
  return {
    debugName: name,
    includeDependenciesRecursively: false,
    name: (id, chunking) => (isNeeded(sources, id, chunking) && !isNeededOutside(sources, id, chunking) ? name : null),
  };
}

/** A chunk of what sources of both lists import, so that neither loads what only the other needs. */
export function sharedBy(name: string, some: Sources, others: Sources | "all others"): CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, chunking) => {
      const isShared =
        isNeeded(some, id, chunking) &&
        (others === "all others" ? isNeededOutside(some, id, chunking) : isNeeded(others, id, chunking));
      return isShared ? name : null;
    },
  };
}

const isIn = (sources: Sources, id: string): boolean => sources.some((source) => id.startsWith(src + source));

/** The module, and all that import it. Stops at those that `ends` is true for. */
function above(id: string, chunking: ChunkingContext, ends: (id: string) => boolean): ReadonlySet<string> {
  const found = new Set([id]);
  // The set grows during the loop.
  for (const each of found) {
    if (ends(each)) continue;
    for (const importer of chunking.getModuleInfo(each)?.importers ?? []) found.add(importer);
  }
  return found;
}

function isNeeded(sources: Sources, id: string, chunking: ChunkingContext): boolean {
  for (const each of above(id, chunking, (found) => isIn(sources, found))) if (isIn(sources, each)) return true;
  return false;
}

function isNeededOutside(sources: Sources, id: string, chunking: ChunkingContext): boolean {
  for (const each of above(id, chunking, (found) => isIn(sources, found))) {
    if (!isIn(sources, each) && (chunking.getModuleInfo(each)?.dynamicImporters ?? []).length > 0) return true;
  }
  return false;
}
