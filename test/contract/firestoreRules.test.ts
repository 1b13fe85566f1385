import { describe, expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "../../src/services/adapters/clock/systemClock.ts";
import { createFirestoreRules } from "../../src/services/adapters/firebase/firestoreRules.ts";
import { pathsOf } from "../../src/wire/documents/paths.ts";
import { startFirestore } from "./startFirestore.ts";

const request = { storeId: 120, menuId: "DefaultMenu", zone: "Australia/Perth" };
const tenOff = { ID: "ten", Name: "Ten off", OutcomeType: 0, OutcomePriceType: 1, DiscountPercentageValue: 10 };

async function opened(hqId: number | null = null) {
  const firestore = await startFirestore();
  const { demo, deployment, log } = firestore;
  const { loadCharges, loadPromotions } = createFirestoreRules({
    clock: systemClock,
    deployment,
    paths: pathsOf(hqId),
    log,
  });
  const store = hqId === null ? "Companies/120" : `Brands/${hqId}/Companies/120`;
  demo.documents.set(store, {
    ID: 120,
    Name: "Patty",
    FreightFeeRules: [{ PriceRangeMinimum: 0, PriceRangeMaximum: 0, FreightFeeAmount: 5 }],
    SurchargeHolidaySettings: [{ ID: 3, Name: "Sunday", DayOfWeek: 0, RateType: 1, Rate: 0.1 }],
  });
  demo.documents.set(`${store}/Menus/DefaultMenu`, {
    Categories: [],
    PriceTriggers: [
      { ...tenOff, Name: "The menu's own" },
      { ...tenOff, ID: "own", Priority: 9 },
    ],
    EarningRules: [{ DollarSpent: 10, Point: 1 }],
  });
  demo.documents.set(`${store}/PriceTriggers/ten`, tenOff);
  return { ...firestore, loadCharges, loadPromotions };
}

describe("the pricing rules over HTTP", () => {
  it.each([null, 7])("R8: come from the store, its menu and its triggers, under the brand %s", async (hqId) => {
    const { loadCharges, loadPromotions, logged } = await opened(hqId);
    const promotions = await loadPromotions(request);
    expect(promotions?.triggers.map(({ id, name }) => `${id} ${name}`)).toEqual(["ten Ten off", "own Ten off"]);
    expect(promotions?.points.earnings).toEqual([{ spent: 1_000, points: 1 }]);
    const rules = await loadCharges(request);
    expect(rules?.charges.freight).toMatchObject({ kind: "own", rules: [{ dollars: 5 }] });
    expect(rules?.charges.surcharges.holidays).toMatchObject([{ id: "3", name: "Sunday" }]);
    expect(logged).toEqual([]);
  });

  it("log each invalid rule once, however often it is read", async () => {
    const { demo, loadPromotions, logged } = await opened();
    demo.documents.set("Companies/120/PriceTriggers/odd", { ID: "odd", OutcomeType: 99 });
    await loadPromotions(request);
    await loadPromotions(request);
    expect(logged).toEqual(["Warning: PriceTriggers/odd: left out: no known OutcomeType"]);
  });

  it("include all pages of triggers", async () => {
    const { demo, loadPromotions, logged } = await opened();
    const ids = Array.from({ length: 650 }, (_, index) => String(index));
    for (const ID of ids) demo.documents.set(`Companies/120/PriceTriggers/${ID}`, { ...tenOff, ID });
    const promotions = await loadPromotions(request);
    expect(promotions?.triggers.map(({ id }) => id)).toEqual(expect.arrayContaining(["ten", ...ids]));
    expect(logged).toEqual([]);
  });

  it("are null if the pages never end", async () => {
    const { loadPromotions, strike, base } = await opened();
    await strike(`GET ${base}/Companies/120/PriceTriggers`, { status: 200, body: '{"nextPageToken": "again"}' });
    expect(await loadPromotions(request)).toBeNull();
  });

  it.each([
    ["refused", { status: 403 }],
    ["failing", { status: 500 }],
    ["cut off", { drop: true }],
    ["truncated", { status: 200, body: '{"documents": [' }],
    ["a page", { status: 200, body: "<!doctype html>" }],
    ["nothing", { status: 200, body: "null" }],
  ])("R87: are no offers if their response is %s, which is logged, and the store's own fees", async (_what, answer) => {
    const { loadCharges, loadPromotions, strike, heal, base, logged } = await opened();
    await strike(`GET ${base}/Companies/120/PriceTriggers`, answer);
    expect(await loadPromotions(request)).toBeNull();
    expect((await loadCharges(request))?.charges.freight).toMatchObject({ kind: "own", rules: [{ dollars: 5 }] });
    expect(logged).toEqual([expect.stringMatching(/^Error: The offers could not be read: /)]);
    await heal();
    expect(await loadPromotions(request)).not.toBeNull();
  });

  it("are no fees if the store's own document can't be read", async () => {
    const { loadCharges, loadPromotions, strike, base, logged } = await opened();
    await strike(`GET ${base}/Companies/120?`, { status: 500 });
    expect(await loadCharges(request)).toBeNull();
    expect(await loadPromotions(request)).not.toBeNull();
    expect(logged).toEqual([expect.stringMatching(/^Error: The store's fees could not be read: /)]);
  });

  it("are requested again when a busy service asks to wait", async () => {
    const { demo, loadPromotions, base, logged } = await opened();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const match = `GET ${base}/Companies/120/PriceTriggers`;
    await demo.send("POST", "/sandbox/faults", { match, times: 1, status: 503, headers: { "Retry-After": "2" } });
    const loading = loadPromotions(request);
    await expect.poll(() => logged).toEqual(["Warning: HTTP 503: asking again in 2 s"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await loading)?.triggers).toHaveLength(2);
  });
});
