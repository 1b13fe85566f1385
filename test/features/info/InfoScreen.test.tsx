// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { InfoScreen } from "../../../src/features/info/InfoScreen.tsx";
import { PolicyDialog } from "../../../src/features/policy/PolicyDialog.tsx";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { click } from "../../ui/render.tsx";

const evenings = { opens: 660, closes: 1_260 };

const place = {
  name: "Patty & Sons",
  title: "Burgers since 2009",
  phone: "03 5550 0120",
  location: { ...buildStore().location, address: "125 Bourke St", suburb: "Melbourne", state: "VIC", postcode: "3000" },
  hours: [1, 2, 3].map((weekday) => ({ weekday, ...evenings })),
};

function show(path: string, given: Partial<Store> = {}, settings: Partial<HostSettings> = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 }, ...settings });
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

it("About shows who the restaurant is, where and when it is open", () => {
  const { headings, text, map, phone } = show("/about");
  expect(headings).toEqual(["About", "Patty & Sons", "Opening hours"]);
  for (const once of ["Patty & Sons", "Burgers since 2009", "125 Bourke St"]) expect(text?.split(once)).toHaveLength(2);
  expect(text).toContain("11:00 am – 9:00 pm");
  expect([map, phone]).toEqual([null, null]);
});

it("Contact shows the address with a link to the map, and the phone number", () => {
  const { headings, text, map, phone } = show("/contact");
  expect(headings).toEqual(["Contact", "Opening hours"]);
  for (const once of ["Patty & Sons", "125 Bourke St, Melbourne VIC\u00a03000"])
    expect(text?.split(once)).toHaveLength(2);
  expect([map?.textContent, phone?.textContent]).toEqual(["Open in Maps", "03 5550 0120"]);
});

it.each([
  [{}, "Back to menu"],
  [{ isGift: true }, "Back to gift cards"],
])("R73: the link back with %j is named %s", (settings, words) => {
  expect(show("/about", {}, settings).text).toContain(words);
});

it("shows no opening hours if there are none", () => {
  expect(show("/about", { hours: [] }).headings).toEqual(["About", "Patty & Sons"]);
});

it("R44: hides a hidden address", () => {
  const { text, phone } = show("/contact", { view: { ...buildStore().view, hidesPickupAddress: true } });
  expect(text).not.toContain("Bourke St");
  expect(phone?.textContent).toBe("03 5550 0120");
});

async function showGroup(path: string, given: Partial<Store>, settings: Partial<HostSettings> = { hqId: 7 }) {
  const state = buildElementState(settings);
  state.documents.put(buildStore({ ...place, id: 7, name: "Patty & Sons HQ", hours: [], ...given }));
  state.history.push(path);
  const screen = renderIn(
    state,
    <>
      <InfoScreen />
      <PolicyDialog policy="privacy" onClose={() => {}} />
    </>,
  );
  await act(async () => {});
  const buttons = [...screen.root.querySelectorAll<HTMLElement>(".info button")];
  return { ...state, root: screen.root, buttons, names: buttons.map(({ textContent }) => textContent) };
}

it("R78: shows the HQ's details without a store", async () => {
  const { root, names } = await showGroup("/contact", {});
  expect(root.textContent).toContain("Patty & Sons HQ");
  expect(root.textContent).toContain("03 5550 0120");
  expect(names).toEqual(["Choose a venue"]);
});

it("R78: shows the HQ's policies without a store", async () => {
  const policies = { privacy: "<p>We keep nothing.</p>", delivery: "", refund: "" };
  const { root, buttons, names, history } = await showGroup("/privacypolicy", { policies });
  expect(names).toEqual(["Read the privacy policy", "Choose a venue"]);
  expect(root.querySelector("dialog")?.textContent).toContain("We keep nothing.");
  const [, back] = buttons;
  if (back) click(back);
  expect(history.current()).toBe("/");
});

it("R42: shows nothing of a disabled HQ", async () => {
  const { root } = await showGroup("/contact", { isEnabled: false });
  expect(root.textContent).not.toContain("Patty & Sons HQ");
});

it("doesn't read the HQ for a store's pages", async () => {
  const { root, documents } = await showGroup("/contact", {}, { hqId: 7, store: { kind: "id", id: 120 } });
  expect(root.textContent).not.toContain("Patty & Sons HQ");
  expect(documents.asked).toEqual([]);
});

it("says so if there is no policy", () => {
  const policies = { privacy: "", delivery: "", refund: "" };
  expect(show("/privacypolicy", { policies }).text).toContain("This policy isn't here yet.");
});
