import { stateOf } from "../../../../src/domain/store/venueList.ts";
import type { StoreRead } from "../documents/readStores.ts";
import { type Finding, warning } from "../finding.ts";
import { namesOf } from "./concern.ts";
import { dishesOf } from "./dishes.ts";

/** From how many stores on a company tells kilojoules: in one state, and in Australia. */
const chain = { state: 20, country: 50 } as const;
const energy = /\d\s*(kj|kilojoules?|千焦)/i;

/** A line for each large company, of which only some stores may be asked for. */
export function kilojoules(asked: readonly StoreRead[], stores: readonly StoreRead[]): Finding[] {
  const open = stores.filter(({ company, store }) => company !== null && store.isEnabled && !store.isTest);
  return [...Map.groupBy(open, ({ company }) => company)].flatMap(([company, members]) => {
    const states = Map.groupBy(members, ({ store }) => stateOf(store.location.state));
    const isNational = members.length >= chain.country;
    const large = [...states].filter(([state, there]) => state !== null && there.length >= chain.state);
    const concerned = isNational ? members : large.flatMap(([, there]) => there);
    const silent = concerned
      .filter((each) => asked.includes(each))
      .flatMap(dishesOf)
      .filter(({ product }) => product.labels.kilojoules === null)
      .filter(({ entry, product }) => !energy.test(`${entry.name} ${product.description}`));
    const [first] = concerned;
    if (!first || silent.length === 0) return [];
    const where = isNational
      ? `${members.length} stores in Australia`
      : large.map(([state, there]) => `${there.length} stores in ${state}`).join(" and ");
    const names = namesOf(silent.map(({ entry }) => entry.name));
    const message = `The company has ${where} (chains of ${chain.state} in a state, or ${chain.country} in Australia, show kilojoules), and these dishes don't show theirs: ${names}.`;
    const place = first.path.replace(/[^/]+$/, company ?? "");
    return [warning(place, message, "Write Kilojoules for each, or check with your adviser.")];
  });
}
