// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { PlaceRequest } from "../../../src/services/ports/ordering.ts";
import { withTender } from "../../../src/wire/api/order.ts";
import { cells, disturbances, struck } from "../../state/checkout/attemptCells.ts";
import { faults, goOn, openWorld } from "../../state/checkout/attemptWorld.ts";
import { gifts } from "../../state/checkout/giftTab.ts";
import { fifty, give, visa } from "../../state/gift/giftFixture.ts";
import { buildGiving } from "../../support/buildGifts.ts";
import { giftStore } from "./giftFixture.ts";
import { menu, openShop, type Shop } from "./orderFixture.ts";

const { productId, name, price, taxRate } = fifty;

/** The store that the tabs order from, as documents. */
const documents = {
  "Companies/120": {
    ...giftStore,
    ID: 120,
    SurchargeBankSettings: [{ ID: visa.id, CreditCardType: 1, RateType: 1, Rate: 0.015, IsTaxable: visa.isTaxable }],
  },
  "Companies/120/Menus/DefaultMenu": {
    ...menu,
    SpecialCategories: { SCTypeGiftcard: { SubMenuItems: [{ ID: 1, ProductID: productId }] } },
    Products: { [productId]: { Name: name, Price: price / 100, TaxRate: taxRate } },
  },
};

const declined = "4000000000000002";
const refusal = "Your card was declined.";

/** Delivers everything that the tabs have sent, late or not. A refused order was refused because of its card. */
async function arrive(shop: Shop, posts: readonly PlaceRequest[]): Promise<void> {
  const ordered = posts.at(-1)?.udid;
  for (const { udid, body, tender } of posts) {
    const isRefused = udid !== ordered;
    const card = isRefused && tender.kind === "card" ? { ...tender.card, number: declined } : null;
    const sent = withTender(body, card ? { kind: "card", card } : tender, true);
    const { Status } = await shop.call("POST", `trackingorders/${udid}`, sent);
    expect(Status.Message).toBe(isRefused ? refusal : "");
  }
}

const goods: typeof gifts = {
  ...gifts,
  async openTab(shared) {
    const tab = await gifts.openTab(shared);
    if (!shared) give(tab, { givings: [buildGiving({ to: "Lan", email: "lan@example.com" })] });
    return tab;
  },
};

/** The requests that are posted until the order is placed. */
async function postsOf(disturbance: string, fault: string): Promise<readonly PlaceRequest[]> {
  const world = openWorld({ goods, mode: "pickup", method: "card" }, faults[struck[fault] ?? "slow"]);
  await goOn(world, (await disturbances[disturbance]?.(world)) ?? (await world.open()));
  return world.posts();
}

it.each(Object.keys(disturbances))("R33: mails each gift card once despite %s", async (disturbance) => {
  const shop = await openShop({ files: { "data/documents.json": documents } });
  shop.clock.moveTo(new Date("2026-11-20T01:00:00Z"));
  const ofRow = cells.filter((cell) => cell.disturbance === disturbance);
  const posted = await Promise.all(
    ofRow.map(async ({ fault }) => ({ fault, posts: await postsOf(disturbance, fault) })),
  );
  for (const { fault, posts } of posted) {
    const before = shop.mails().length;
    await arrive(shop, posts);
    const mailed = shop.mails().slice(before);
    expect([fault, ...mailed.map(({ kind, to }) => `${kind} ${to}`).toSorted()]).toEqual([
      fault,
      "gift-card lan@example.com",
      "gift-card ming@example.com",
      "order-confirmation noor@example.com",
    ]);
  }
});
