import type { StoreRead } from "../documents/readStores.ts";
import type { Concern } from "./concern.ts";
import { dishesAndChoices, type Shown } from "./dishes.ts";
import { isSeafood } from "./words.ts";

const said = /\((A|I|M)\)|\b(Australian|imported|mixed origin)\b|国产|澳洲|进口/i;

function isSilent({ name, description, labels }: Shown): boolean {
  if (labels.origin !== null || said.test(`${name} ${description}`)) return false;
  return isSeafood(name) || isSeafood(description);
}

/** Seafood whose origin neither a label, nor words, nor the store's statement tells. */
export function origins(read: StoreRead): Concern[] {
  if (read.store.seafoodStatement !== "") return [];
  const names = dishesAndChoices(read)
    .filter(isSilent)
    .map(({ name }) => name);
  if (names.length === 0) return [];
  const fix = "Write Origin (A, I or M) for each, or SeafoodStatement once for the store, or check with your adviser.";
  return [
    {
      kind: "origin",
      read,
      keys: [],
      names,
      message: (dishes) => `Diners don't read where this seafood is from: ${dishes}.`,
      fix,
    },
  ];
}
