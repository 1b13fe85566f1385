import fc from "fast-check";
import { expect, it } from "vitest";
import { isAvailable } from "../../../src/domain/fulfilment/availableModes.ts";
import { offersChoice, takesLaterOrders } from "../../../src/domain/fulfilment/offeredModes.ts";
import { orderModes } from "../../../src/domain/fulfilment/orderMode.ts";
import { storeState } from "../../../src/domain/store/storeState.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildStore } from "../../support/buildStore.ts";

const now = instant(Date.UTC(2026, 10, 20, 1));
const flag = fc.boolean();

it("is true where the app will offer two modes or more, whatever the store's flags and hours", () => {
  const flags = fc.record({ delivery: flag, pickup: flag, room: flag, table: flag });
  const ahead = fc.record({ delivery: flag, pickup: flag });
  let several = 0;
  fc.assert(
    fc.property(flags, ahead, flag, flag, (modes, preOrder, isOpen, inOperation) => {
      const hours = [{ weekday: 5, opens: isOpen ? 0 : 1_380, closes: 1_439 }];
      const built = buildStore();
      const store = { ...built, preOrder, hours, inOperation, view: { ...built.view, ...modes } };
      const count = orderModes.filter((mode) => isAvailable(mode, store, now)).length;
      if (count > 1) several += 1;
      expect(offersChoice(store, storeState(store, takesLaterOrders(store), now))).toBe(count > 1);
    }),
    { numRuns: 300 },
  );
  expect(several).toBeGreaterThan(20);
});
