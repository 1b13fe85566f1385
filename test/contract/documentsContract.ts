import { describe, expect, it } from "vitest";
import type { StoreReference } from "../../src/domain/host/hostSettings.ts";
import type { StoreDocuments } from "../../src/services/ports/documents.ts";
import type { VenueDocuments } from "../../src/services/ports/venues.ts";

interface ContractStore {
  readonly id: number;
  readonly name: string;
  readonly hqId?: number;
}

type Documents = StoreDocuments & VenueDocuments;

/** An empty document service, and ways to change what it stores. */
interface DocumentsHarness {
  readonly documents: Documents;
  put(store: ContractStore, menuIds?: readonly string[]): Promise<void>;
  remove(id: number): Promise<void>;
  fail(what: { readonly stores?: boolean; readonly menus?: boolean }): Promise<void>;
}

const patty: ContractStore = { id: 120, name: "Patty & Sons", hqId: 7 };
const dumplings: ContractStore = { id: 121, name: "海鲜 Dumplings", hqId: 7 };
const byId = (id: number): StoreReference => ({ kind: "id", id });
const byName = (name: string): StoreReference => ({ kind: "name", name });

const readings: readonly (readonly [string, (documents: Documents) => Promise<{ readonly kind: string }>])[] = [
  ["a store by its id", (documents) => documents.loadStore(byId(120))],
  ["a store by its name", (documents) => documents.loadStore(byName(patty.name))],
  ["a group's stores", (documents) => documents.loadStoresOf(7)],
];

async function readBoth(documents: Documents, id = 120): Promise<void> {
  await documents.loadStore(byId(id));
  await documents.loadMenus(id);
}

/** Tests that every adapter of the port passes: the real one and the one in memory. */
export function describeDocuments(name: string, start: () => Promise<DocumentsHarness>): void {
  async function opened(): Promise<DocumentsHarness> {
    const harness = await start();
    await harness.put(patty, ["DefaultMenu", "Breakfast"]);
    await harness.put(dumplings, ["DefaultMenu"]);
    return harness;
  }

  describe(`${name}: stores`, () => {
    it.each([
      ["id", byId(121)],
      ["name", byName(dumplings.name)],
    ])("are found by %s", async (_what, reference) => {
      const { documents } = await opened();
      expect(await documents.loadStore(reference)).toMatchObject({
        kind: "found",
        value: { id: 121, name: dumplings.name },
      });
    });

    it.each([
      ["id", byId(999)],
      ["name", byName("Nobody")],
      ["name that is only a part", byName("Patty")],
      ["name in other letters", byName("PATTY & SONS")],
    ])("are reported as missing for an unknown %s", async (_what, reference) => {
      const { documents } = await opened();
      expect(await documents.loadStore(reference)).toEqual({ kind: "missing" });
    });

    it("of a group include all of its own, and no others", async () => {
      const { documents, put } = await opened();
      await put({ id: 130, name: "Another group's", hqId: 8 });
      const reading = await documents.loadStoresOf(7);
      if (reading.kind !== "found") throw new Error("the group is there");
      expect(reading.value.map(({ id }) => id).sort()).toEqual([120, 121]);
    });

    it("of a group without any are an empty list", async () => {
      const { documents } = await opened();
      expect(await documents.loadStoresOf(99)).toEqual({ kind: "found", value: [] });
    });

    it.each(readings)("return a failure instead of throwing if they can't be read: %s", async (_what, load) => {
      const { documents, fail } = await opened();
      await fail({ stores: true });
      expect(await load(documents)).toEqual({ kind: "failed" });
      await fail({ stores: false });
      expect(await load(documents)).toMatchObject({ kind: "found" });
    });
  });

  describe(`${name}: menus`, () => {
    it("include all menus of the store", async () => {
      const { documents } = await opened();
      const reading = await documents.loadMenus(120);
      if (reading.kind !== "found") throw new Error("the menus are there");
      expect(reading.value.map(({ id }) => id).sort()).toEqual(["Breakfast", "DefaultMenu"]);
    });

    it("are an empty list for a store without any", async () => {
      const { documents } = await opened();
      expect(await documents.loadMenus(999)).toEqual({ kind: "found", value: [] });
    });

    it("return a failure if they can't be read, while the store still can be", async () => {
      const { documents, fail } = await opened();
      await fail({ menus: true });
      expect(await documents.loadMenus(120)).toEqual({ kind: "failed" });
      expect(await documents.loadStore(byId(120))).toMatchObject({ kind: "found" });
    });
  });

  describe(`${name}: data of the previous visit`, () => {
    it("is null at first, and while one half of it is missing", async () => {
      const { documents } = await opened();
      expect(documents.recall(byId(120))).toBeNull();
      await documents.loadStore(byId(120));
      expect(documents.recall(byId(120))).toBeNull();
    });

    it("is the store with its menus, whichever loaded first, by id and by name", async () => {
      const { documents } = await opened();
      await documents.loadMenus(120);
      await documents.loadStore(byId(120));
      for (const reference of [byId(120), byName(patty.name)]) {
        const recalled = documents.recall(reference);
        expect(recalled?.store).toMatchObject({ id: 120, name: patty.name });
        expect(recalled?.menus).toHaveLength(2);
      }
    });

    it("is null for another store", async () => {
      const { documents } = await opened();
      await readBoth(documents);
      expect(documents.recall(byId(121))).toBeNull();
      expect(documents.recall(byName(dumplings.name))).toBeNull();
    });

    it("never combines one store with the menus of another", async () => {
      const { documents, fail } = await opened();
      await readBoth(documents);
      await fail({ menus: true });
      await readBoth(documents, 121);
      expect(documents.recall(byId(121))).toBeNull();
      expect(documents.recall(byId(120))?.menus).toHaveLength(2);
    });

    it("is kept when a read fails", async () => {
      const { documents, fail } = await opened();
      await readBoth(documents);
      await fail({ stores: true, menus: true });
      await readBoth(documents);
      expect(documents.recall(byId(120))?.menus).toHaveLength(2);
    });

    it("is updated when the data is read again", async () => {
      const { documents, put, remove } = await opened();
      await readBoth(documents);
      await remove(120);
      await put({ ...patty, name: "Renamed" }, ["DefaultMenu"]);
      await readBoth(documents);
      expect(documents.recall(byId(120))).toMatchObject({ store: { name: "Renamed" }, menus: [{ id: "DefaultMenu" }] });
    });
  });
}
