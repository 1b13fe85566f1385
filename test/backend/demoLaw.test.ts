import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readData } from "../../widget-demo/backend/data.ts";
import { readStores } from "../../widget-demo/tools/doctor/documents/readStores.ts";
import { dishesAndChoices, dishesOf } from "../../widget-demo/tools/doctor/law/dishes.ts";

const { documents } = readData(fileURLToPath(new URL("../../widget-demo/data", import.meta.url)));
const stores = readStores(documents).filter(({ isHeadquarters, menus }) => !isHeadquarters && menus.length > 0);
const checks = stores.map((read) => ({ id: read.store.id, read }));
/** The group on the demo's page of a group, and the same in Chinese. */
const groups = ["30", "31"];

/** `doctor/falseAlarms.test.ts` asks the doctor about the rest of the law. */
describe("every demo store follows the law", () => {
  it.each(checks.filter(({ read }) => groups.includes(read.company ?? "")))(
    "R102: store $id tells all kilojoules",
    ({ read }) => {
      const silent = [...dishesOf(read).map(({ product }) => product), ...dishesAndChoices(read)].filter(
        ({ labels }) => labels.kilojoules === null,
      );
      expect(silent.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(checks)("R102: store $id has a business number that adds up", ({ read }) => {
    const [first = 0, ...others] = read.store.abn.replaceAll(" ", "").split("").map(Number);
    expect(others).toHaveLength(10);
    const weights = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    const sum = others.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), (first - 1) * 10);
    expect(sum % 89).toBe(0);
  });

  it.each(checks)("R102: every choice of store $id says what it suits", ({ read }) => {
    const groupsOfStore = read.menus.flatMap(({ menu }) => [...menu.groups.values()]);
    const silent = groupsOfStore.flatMap(({ modifiers }) => modifiers.filter(({ fit }) => fit.allergies.length === 0));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
