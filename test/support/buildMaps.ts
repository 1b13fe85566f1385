import type { Address } from "../../src/domain/customer/address.ts";
import type { DrivingRoute, Position } from "../../src/domain/fulfilment/delivery.ts";
import type { Reading } from "../../src/services/ports/documents.ts";
import type { FoundAddress, Maps, Suggestion } from "../../src/services/ports/maps.ts";

interface KnownPlace extends Suggestion {
  readonly found: FoundAddress;
}

/** What maps suggest for Bourke Street. */
export const bourkeSt: KnownPlace = {
  id: "p1",
  street: "125 Bourke St",
  place: "Melbourne VIC",
  found: {
    street: { number: "125", name: "Bourke St" },
    suburb: "Melbourne",
    postcode: "3000",
    state: "VIC",
    position: { latitude: -37.81, longitude: 144.96 },
  },
};

/** Maps that only know what the test adds. */
export interface FakeMaps extends Maps {
  readonly places: KnownPlace[];
  /** The questions in order of arrival. */
  readonly asked: readonly string[];
  /** The answer to each question of that kind from now on. */
  answerWith(answers: { readonly position?: Reading<Position>; readonly route?: Reading<DrivingRoute> }): void;
  /** From now on all questions fail, as if maps were blocked. */
  break(): void;
  /** From now on answers wait. `letGo` takes an answer's position among those that wait. */
  hold(): { letGo(index: number): void };
}

export function buildMaps(): FakeMaps {
  const places: KnownPlace[] = [];
  const asked: string[] = [];
  let position: Reading<Position> = { kind: "missing" };
  let route: Reading<DrivingRoute> = { kind: "missing" };
  let isBroken = false;
  let waiting: (() => void)[] | null = null;
  const answer = async <T>(question: string, value: () => Reading<T>): Promise<Reading<T>> => {
    asked.push(question);
    await (waiting && new Promise<void>((resolve) => waiting?.push(resolve)));
    return isBroken ? { kind: "failed" } : value();
  };
  return {
    places,
    asked,
    answerWith(answers) {
      position = answers.position ?? position;
      route = answers.route ?? route;
    },
    break() {
      isBroken = true;
    },
    hold() {
      const held: (() => void)[] = [];
      waiting = held;
      return { letGo: (index) => held[index]?.() };
    },
    suggest: (typed) => answer(`suggest ${typed}`, () => ({ kind: "found", value: places })),
    take: (id) =>
      answer(`take ${id}`, () => {
        const place = places.find((each) => each.id === id);
        return place ? { kind: "found", value: place.found } : { kind: "missing" };
      }),
    locate: ({ street, suburb }: Address) => answer(`locate ${street}, ${suburb}`, () => position),
    route: (_from, to) => answer(`route ${to.latitude}, ${to.longitude}`, () => route),
  };
}
