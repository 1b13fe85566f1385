import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { menuSurcharges } from "../../src/domain/payment/menuSurcharges.ts";
import { instant } from "../../src/domain/time/instant.ts";
import { readData } from "../../widget-demo/backend/data.ts";
import { readStores, type StoreRead } from "../../widget-demo/tools/doctor/documents/readStores.ts";
import { dishesAndChoices, dishesOf } from "../../widget-demo/tools/doctor/law/dishes.ts";
import { lookAtLaw } from "../../widget-demo/tools/doctor/law/law.ts";
import { isAlcohol, isSeafood } from "../../widget-demo/tools/doctor/law/words.ts";
import { linesOf, subjectOf } from "./doctor/planted.ts";

const { documents } = readData(fileURLToPath(new URL("../../widget-demo/data", import.meta.url)));
const stores = readStores(documents).filter(({ isHeadquarters, menus }) => !isHeadquarters && menus.length > 0);
const storeOf = (id: number) => stores.find(({ store }) => store.id === id) as StoreRead;
const found = linesOf(lookAtLaw(subjectOf(documents)));

/** The group on the demo's page of a group, and the same in Chinese. */
const groups = ["30", "31"];

/** Each store, and what there is to check in it. */
const checks = stores.map((read) => {
  const { store, company } = read;
  const texts = dishesAndChoices(read);
  return {
    id: store.id,
    state: store.location.state,
    seafood: texts.some(({ name, description }) => isSeafood(name) || isSeafood(description)),
    alcohol: texts.some(({ labels }) => labels.isAlcohol),
    sundays: store.holidays.length > 0,
    kilojoules: groups.includes(company ?? ""),
  };
});

describe("every demo store follows the law", () => {
  it("R101: these are the stores, and what is checked of each besides cards, gift cards and ABN", () => {
    const listed = checks.map(({ id, state, ...has }) => {
      const kinds = Object.entries(has).flatMap(([kind, isThere]) => (isThere ? [kind] : []));
      return `${id} ${state}: ${kinds.join(", ") || "nothing"}`;
    });
    expect(listed).toEqual([
      "120 VIC: seafood, sundays",
      "121 VIC: seafood, sundays",
      "122 NSW: seafood",
      "123 WA: seafood",
      "124 QLD: seafood",
      "126 VIC: nothing",
      "200 NSW: seafood, alcohol",
      "201 NSW: seafood, alcohol",
      "301 VIC: seafood, alcohol, sundays, kilojoules",
      "302 VIC: seafood, alcohol, sundays, kilojoules",
      "303 NSW: seafood, alcohol, sundays, kilojoules",
      "304 NSW: seafood, alcohol, sundays, kilojoules",
      "305 QLD: seafood, sundays, kilojoules",
      "311 VIC: seafood, alcohol, sundays, kilojoules",
      "312 VIC: seafood, alcohol, sundays, kilojoules",
      "313 NSW: seafood, alcohol, sundays, kilojoules",
      "314 NSW: seafood, alcohol, sundays, kilojoules",
      "315 QLD: seafood, sundays, kilojoules",
      "202 NSW: seafood, alcohol",
      "203 NSW: seafood, alcohol",
    ]);
  });

  it.each(checks)("R101: the doctor has nothing to ask of store $id", ({ id }) => {
    expect(found.filter((line) => line.includes(`Companies/${id}`))).toEqual([]);
  });

  it("R101: nor of the demo as a whole", () => {
    expect(found).toEqual([]);
  });

  it.each(checks.filter(({ sundays }) => sundays))("R102: store $id tells its Sundays on the menu", ({ id }) => {
    expect(menuSurcharges(storeOf(id).store, instant(Date.UTC(2026, 10, 25)))).toMatchObject([
      { rate: { kind: "share", rate: 0.1 }, days: { kind: "weekdays", weekdays: [0] } },
    ]);
  });

  it.each(checks.filter(({ seafood }) => seafood))("R102: store $id tells its seafood's origin", ({ id }) => {
    const labelled = dishesAndChoices(storeOf(id)).filter(({ labels }) => labels.origin !== null);
    expect(labelled.length).toBeGreaterThan(0);
  });

  it.each(checks.filter(({ alcohol }) => alcohol))(
    "R102: store $id shows licence and notice, and asks for the age as its state does",
    ({ id, state }) => {
      const { store } = storeOf(id);
      expect(store.liquor.licence).not.toBe("");
      expect(store.liquor.notice).toMatch(/18/);
      expect(store.view.asksDateOfBirth).toBe(state === "NSW");
      expect(store.liquor.limit).toMatchObject(state === "VIC" ? { withMeal: true, until: 23 * 60 } : { until: null });
    },
  );

  it.each(checks.filter(({ alcohol }) => !alcohol))("R102: store $id sells no alcohol", ({ id }) => {
    expect(dishesAndChoices(storeOf(id)).filter(({ name }) => isAlcohol(name))).toEqual([]);
  });

  it.each(checks.filter(({ kilojoules }) => kilojoules))("R102: store $id tells all kilojoules", ({ id }) => {
    const read = storeOf(id);
    const silent = [...dishesOf(read).map(({ product }) => product), ...dishesAndChoices(read)].filter(
      ({ labels }) => labels.kilojoules === null,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each(checks)("R102: store $id has a business number that adds up", ({ id }) => {
    const [first = 0, ...others] = storeOf(id).store.abn.replaceAll(" ", "").split("").map(Number);
    expect(others).toHaveLength(10);
    const weights = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    const sum = others.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), (first - 1) * 10);
    expect(sum % 89).toBe(0);
  });

  it.each(checks)("R102: every choice of store $id says what it suits", ({ id }) => {
    const groupsOfStore = storeOf(id).menus.flatMap(({ menu }) => [...menu.groups.values()]);
    const silent = groupsOfStore.flatMap(({ modifiers }) => modifiers.filter(({ fit }) => fit.allergies.length === 0));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
