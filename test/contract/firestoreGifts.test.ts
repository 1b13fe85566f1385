import { describe, expect, it } from "vitest";
import { createFirestoreGifts } from "../../src/services/adapters/firebase/firestoreGifts.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { startFirestore } from "./startFirestore.ts";

const asked = { storeId: 200, zone: "Australia/Sydney" };
const listed = (...SubMenuItems: readonly JsonFields[]) => ({ SCTypeGiftcard: { SubMenuItems } });

async function opened() {
  const firestore = await startFirestore();
  const { demo, deployment, log } = firestore;
  const loadShop = createFirestoreGifts({ deployment, paths: pathsOf(null), log });
  demo.documents.set("Companies/200", {
    ID: 200,
    Name: "Hotel",
    SurchargeBankSettings: [{ ID: 21, CreditCardType: 1, RateType: 1, Rate: 0.015, IsTaxable: true }],
  });
  demo.documents.set("Companies/200/Menus/DefaultMenu", {
    Categories: [{ ID: "c1", Name: "Mains", SubMenuItems: [{ ProductID: "11" }] }],
    Products: {
      "11": { Name: "Burger", Price: 18.85 },
      "50`x": { Name: "Fifty dollars", ShortDescription: "For all.", PhotoUrl: "/images/a.webp", Price: 50 },
      massage: { Name: "Massage", Price: 120, TaxRate: 10 },
      sold: { Name: "Sold out", Price: 5, Status: 3 },
    },
    SpecialCategories: listed(
      { ID: 1, ProductID: "50`x" },
      { ID: 2, ProductID: "massage", Name: "An hour", Price: 110 },
      { ID: 3, ProductID: "sold" },
      { ID: 4, ProductID: "gone" },
    ),
  });
  return { ...firestore, loadShop };
}

describe("R71: the gift cards of a store, over HTTP", () => {
  it("have the entry's name and price if it has them, and leave out sold-out cards", async () => {
    const { loadShop, logged } = await opened();
    const shop = await loadShop(asked);
    expect(shop?.menus).toMatchObject([
      {
        id: "DefaultMenu",
        times: [],
        cards: [
          { productId: "50`x", name: "Fifty dollars", description: "For all.", price: 5_000, taxRate: 0 },
          { productId: "massage", name: "An hour", price: 11_000, taxRate: 0.1 },
        ],
      },
    ]);
    expect(shop?.bank).toMatchObject([{ id: "21", card: "visa", rate: { kind: "share", rate: 0.015 } }]);
    expect(logged).toEqual([
      "Warning: Menus/DefaultMenu · SpecialCategories.SCTypeGiftcard.SubMenuItems[3]: left out: its product is not in the menu",
    ]);
  });

  it("are listed per menu", async () => {
    const { demo, loadShop } = await opened();
    demo.documents.set("Companies/200/Menus/Lunch", {
      MenuTimeSettings: [{ MenuId: "Lunch", StartTime: "11:00", EndTime: "15:00" }],
      Products: { lunch: { Name: "Lunch for two", Price: 90 } },
      SpecialCategories: listed({ ProductID: "lunch" }),
    });
    demo.documents.set("Companies/200/Menus/Bar", { Categories: [] });
    const menus = (await loadShop(asked))?.menus ?? [];
    expect(menus.map(({ id, times, cards }) => `${id} ${times.length} ${cards.length}`).sort()).toEqual([
      "Bar 0 0",
      "DefaultMenu 0 2",
      "Lunch 1 1",
    ]);
  });

  it("are null if they can't be read, which is logged", async () => {
    const { loadShop, logged, strike, base } = await opened();
    await strike(`GET ${base}/Companies/200/Menus`, { status: 500 });
    expect(await loadShop(asked)).toBeNull();
    expect(logged.at(-1)).toMatch(/^Warning: The gift cards could not be read/);
  });
});
