import { createStore } from "jotai";
import { expect, it } from "vitest";
import { servicesAtom } from "../../src/state/services.atoms.ts";

it("throws if the services are requested before they are set", () => {
  expect(() => createStore().get(servicesAtom)).toThrow("No services");
});
