// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { modeAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { chosenTimeAtom, keepTimesFreshAtom, offeredTimesAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { pricedOrderAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import { loadRulesAtom } from "../../../src/state/promotion/rules.atoms.ts";
import { shopState, total } from "../../features/checkout/checkoutFixture.tsx";
import { noRules } from "../../support/buildServices.ts";

const saturday = {
  id: "s",
  name: "Weekend",
  rate: { kind: "flat", amount: cents(300) },
  isTaxable: false,
  from: cents(0),
  upTo: null,
  days: { kind: "weekday", weekday: 6 },
} as const;

it("R31: the surcharges are Saturday's for an order ahead, and today's at a table", async () => {
  const { store, rules } = shopState({
    preOrder: { pickup: true, delivery: false },
    daysInAdvance: { pickup: 2, delivery: 0 },
    view: { table: true },
  });
  rules.set({ ...noRules, charges: { ...noRules.charges, surcharges: { holidays: [saturday], bank: [] } } });
  store.set(keepTimesFreshAtom);
  await store.set(loadRulesAtom);
  const [at] = store.get(offeredTimesAtom).days[1]?.slots ?? [];
  if (at === undefined) throw new Error("Nothing can be ordered for Saturday.");
  store.set(chosenTimeAtom, { kind: "slot", at });
  const totals = (["pickup", "table", "pickup"] as const).map((mode) => {
    store.set(modeAtom, mode);
    return store.get(pricedOrderAtom).total;
  });
  expect(totals).toEqual([total + 300, total, total + 300]);
});
