import { expect, it } from "vitest";
import { listedVenues } from "../../../src/domain/store/listedVenues.ts";
import type { Store } from "../../../src/domain/store/store.ts";

function venue(id: number, name: string, displayOrder: number, flags: Partial<Store> = {}): Store {
  return { id, name, displayOrder, isEnabled: true, isTest: false, ...flags } as Store;
}

it("lists enabled venues by their order, then name; no test venue, no headquarters", () => {
  const stores = [
    venue(7, "Group", 0),
    venue(3, "Perth", 2),
    venue(2, "Hobart", 1),
    venue(1, "Darwin", 1),
    venue(4, "Closed for good", 0, { isEnabled: false }),
    venue(5, "Trial", 0, { isTest: true }),
  ];
  expect(listedVenues(stores, 7).map(({ name }) => name)).toEqual(["Darwin", "Hobart", "Perth"]);
});
