// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Store } from "../../../src/domain/store/store.ts";
import { InfoScreen } from "../../../src/features/info/InfoScreen.tsx";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

const evenings = { opens: 660, closes: 1_260 };

const place = {
  title: "Patty & Sons",
  phone: "03 5550 0120",
  location: { ...buildStore().location, address: "125 Bourke St", suburb: "Melbourne", state: "VIC", postcode: "3000" },
  hours: [1, 2, 3].map((weekday) => ({ weekday, ...evenings })),
};

function show(path: string, given: Partial<Store> = {}) {
  const state = buildElementState();
  state.store.set(storeAtom, { kind: "ready", value: buildStore({ ...place, ...given }) });
  state.history.push(path);
  const { root } = renderIn(state, <InfoScreen />);
  const linkTo = (start: string) => root.querySelector(`a[href^="${start}"]`);
  return {
    headings: Array.from(root.querySelectorAll("h1, h2"), ({ textContent }) => textContent),
    text: root.textContent,
    map: linkTo("https:"),
    phone: linkTo("tel:"),
  };
}

it("About says where the restaurant is, how it is reached and when it is open", () => {
  const { headings, text, map, phone } = show("/about");
  expect(headings).toEqual(["About", "Patty & Sons", "Opening hours"]);
  expect(text).toContain("125 Bourke St, Melbourne VIC 3000");
  expect(text).toContain("11:00 am – 9:00 pm");
  expect([map?.textContent, phone?.textContent]).toEqual(["Open in Maps", "03 5550 0120"]);
});

it("Contact has the number and the way", () => {
  const { headings, map, phone } = show("/contact");
  expect(headings).toEqual(["Contact", "Patty & Sons"]);
  expect([map?.textContent, phone?.textContent]).toEqual(["Open in Maps", "03 5550 0120"]);
});

it("R44: a hidden address stays hidden, and a group without hours has none", () => {
  const { headings, text, phone } = show("/about", {
    hours: [],
    view: { ...buildStore().view, hidesPickupAddress: true },
  });
  expect(headings).toEqual(["About", "Patty & Sons"]);
  expect(text).not.toContain("Bourke St");
  expect(phone?.textContent).toBe("03 5550 0120");
});
