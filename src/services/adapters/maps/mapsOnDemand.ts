import type { Maps } from "../../ports/maps.ts";
import { onDemand } from "../onDemand.ts";

/** Loads the maps' code with the first question: a diner who types no address doesn't download it. */
export function createMapsOnDemand(load: () => Promise<Maps>): Maps {
  const loaded = onDemand(load);
  const failed = { kind: "failed" } as const;
  const ask = <Answer>(question: (maps: Maps) => Promise<Answer>) => loaded().then(question, () => failed);
  return {
    suggest: (typed, store) => ask((maps) => maps.suggest(typed, store)),
    take: (id) => ask((maps) => maps.take(id)),
    locate: (address) => ask((maps) => maps.locate(address)),
    route: (from, to) => ask((maps) => maps.route(from, to)),
  };
}
