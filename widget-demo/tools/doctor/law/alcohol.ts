import type { AustralianState } from "../../../../src/domain/store/australianState.ts";
import { stateOf } from "../../../../src/domain/store/venueList.ts";
import type { StoreRead } from "../documents/readStores.ts";
import { valueAt } from "../documents/schemaWalk.ts";
import type { Concern } from "./concern.ts";
import { dishesAndChoices } from "./dishes.ts";
import { isAlcohol } from "./words.ts";

/** The states that ask for the licence's number and for a notice where alcohol is ordered online. */
const licensed: Partial<Record<AustralianState, string>> = {
  NSW: "New South Wales",
  TAS: "Tasmania",
  VIC: "Victoria",
  WA: "Western Australia",
};

type Said = Pick<Concern, "kind" | "message" | "fix"> & { readonly keys?: readonly string[] };

/** What a store that sells alcohol doesn't show or ask. A state that isn't known asks for nothing. */
export function alcohol(read: StoreRead): Concern[] {
  const drinks = dishesAndChoices(read).filter(
    ({ name, labels, isPartOfDrink }) => labels.isAlcohol || (!isPartOfDrink && isAlcohol(name)),
  );
  if (drinks.length === 0) return [];
  const names = drinks.map(({ name }) => name);
  const unmarked = drinks.filter(({ labels }) => !labels.isAlcohol).map(({ name }) => name);
  const state = stateOf(read.store.location.state);
  const said = [...lacks(read, state), ...(state === "VIC" && isLimitOpen(read) ? [question] : [])];
  return [
    ...(unmarked.length > 0 ? [{ ...unmarkedDrinks, read, keys: [], names: unmarked }] : []),
    ...said.map(({ keys = [], ...each }) => ({ ...each, read, keys, names })),
  ];
}

const unmarkedDrinks = {
  kind: "unmarked",
  message: (drinks: string) => `It looks like alcohol, and nobody is asked their age: ${drinks}.`,
  fix: "Write IsAlcohol true for each, or check with your adviser.",
};

function lacks({ store: { liquor, view } }: StoreRead, state: AustralianState | null): Said[] {
  const name = state && licensed[state];
  if (!name) return [];
  const licence: Said = {
    kind: `licence ${name}`,
    message: (drinks) => `Alcohol is sold without the licence number that ${name} asks for: ${drinks}.`,
    fix: "Write LiquorLicence, or check with your adviser.",
  };
  const notice: Said = {
    kind: `notice ${name}`,
    message: (drinks) => `Alcohol is sold without the notice that ${name} asks for: ${drinks}.`,
    fix: "Write its words into LiquorNotice, or check with your adviser.",
  };
  const birth: Said = {
    kind: "birth",
    keys: ["ViewComponentConfigs"],
    message: (drinks) => `Alcohol is sold without the date of birth that ${name} asks for: ${drinks}.`,
    fix: "Write AskDateOfBirth true, or check with your adviser.",
  };
  return [
    ...(liquor.licence === "" ? [licence] : []),
    ...(liquor.notice === "" ? [notice] : []),
    ...(state === "NSW" && !view.asksDateOfBirth ? [birth] : []),
  ];
}

/** Only the adviser knows which licence it is. */
const question: Said = {
  kind: "limit",
  message: (drinks) =>
    `Alcohol is sold in Victoria: ${drinks}. Is it under a restaurant's licence, which allows it with a meal and until 23:00?`,
  fix: "If so, write AlcoholLimit.WithMeal true and AlcoholLimit.Until 23:00; if not, AlcoholLimit.WithMeal false. Check with your adviser.",
};

/** Nobody has answered it yet. */
function isLimitOpen({ fields, store }: StoreRead): boolean {
  const { withMeal, until } = store.liquor.limit;
  return withMeal ? until === null : valueAt(fields["AlcoholLimit"], "WithMeal") !== false;
}
