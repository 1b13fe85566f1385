import { createStore } from "jotai";
import { expect, it } from "vitest";
import { servicesAtom } from "../../src/state/services.atoms.ts";

it("says so where the services are asked for too early", () => {
  expect(() => createStore().get(servicesAtom)).toThrow("No services");
});
