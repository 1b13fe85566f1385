import type { ChunkingContext, CodeSplittingGroup } from "rolldown";

/** A chunk of what both name need: each fetches that, and nothing that the other one alone needs. */
export function sharedBy(name: string, one: RegExp, other: RegExp): CodeSplittingGroup {
  return {
    name: (id, chunking) => (isNeededBy(one, id, chunking) && isNeededBy(other, id, chunking) ? name : null),
    debugName: name,
  };
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
