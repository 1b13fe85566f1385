import type { ChunkingContext, CodeSplittingGroup } from "rolldown";

/**
 * A chunk of the modules that both `one` and `other` need, so that loading either doesn't fetch what only the other
 * needs. Modules that match `besides` are added for other reasons.
 */
export function sharedBy(name: string, one: RegExp, other: RegExp, besides?: RegExp): CodeSplittingGroup {
  const isShared = (id: string, chunking: ChunkingContext) =>
    isNeededBy(one, id, chunking) && isNeededBy(other, id, chunking);
  return {
    name: (id, chunking) => (besides?.test(id) || isShared(id, chunking) ? name : null),
    debugName: name,
  };
}

/** A chunk of the modules that match, and everything they need. */
export function neededBy(name: string, source: RegExp): CodeSplittingGroup {
  return { name: (id, chunking) => (isNeededBy(source, id, chunking) ? name : null), debugName: name, priority: 2 };
}

function isNeededBy(source: RegExp, id: string, chunking: ChunkingContext): boolean {
  // The set grows during the loop.
  const above = new Set([id]);
  for (const each of above) {
    if (source.test(each)) return true;
    for (const importer of chunking.getModuleInfo(each)?.importers ?? []) above.add(importer);
  }
  return false;
}
