// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { storedGifts } from "../../../src/wire/storage/giftTable.ts";
import { cells, disturbances, struck } from "./attemptCells.ts";
import { faults, goOn, openWorld } from "./attemptWorld.ts";
import { placedTold } from "./checkoutTab.ts";
import { gifts, giftsByStoredCard } from "./giftTab.ts";

describe.each([
  ["a new card", gifts],
  ["a stored card", giftsByStoredCard],
])("R33: an order of gift cards by %s is placed once", (_card, goods) => {
  it.each(cells)("$disturbance, $fault", async ({ disturbance, fault }) => {
    const world = openWorld({ goods, mode: "pickup", method: "card" }, faults[struck[fault] ?? "slow"]);
    const tab = await goOn(world, (await disturbances[disturbance]?.(world)) ?? (await world.open()));
    expect(new Set(world.udids()).size).toBe(1 + world.refusals());
    expect(world.posts().map(({ tender }) => tender.kind)).not.toContain(goods === gifts ? "none" : "card");
    expect(placedTold(...world.tabs)).toHaveLength(1);
    expect([tab.device.read(storedGifts.giftCheckoutData), gifts.lines(tab)]).toEqual([null, []]);
    expect(tab.history.current()).toBe("/store/120/giftcards/thankyou");
  });
});
