import type { ChunkingContext, CodeSplittingGroup } from "rolldown";

/**
 * A chunk of what both name need: each fetches that, and nothing that the other one alone needs. `besides` is in it for
 * reasons of its own.
 */
export function sharedBy(name: string, one: RegExp, other: RegExp, besides?: RegExp): CodeSplittingGroup {
  const isShared = (id: string, chunking: ChunkingContext) =>
    isNeededBy(one, id, chunking) && isNeededBy(other, id, chunking);
  return {
    name: (id, chunking) => (besides?.test(id) || isShared(id, chunking) ? name : null),
    debugName: name,
  };
}

/** A chunk of what it names and all that this needs. */
export function neededBy(name: string, source: RegExp): CodeSplittingGroup {
  return { name: (id, chunking) => (isNeededBy(source, id, chunking) ? name : null), debugName: name, priority: 2 };
}

function isNeededBy(source: RegExp, id: string, chunking: ChunkingContext): boolean {
  // It grows while it is gone through.
  const above = new Set([id]);
  for (const each of above) {
    if (source.test(each)) return true;
    for (const importer of chunking.getModuleInfo(each)?.importers ?? []) above.add(importer);
  }
  return false;
}
