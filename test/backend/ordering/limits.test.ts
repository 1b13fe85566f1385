import { expect, it } from "vitest";
import { openShop } from "./orderFixture.ts";

const busy = {
  status: 200,
  Success: false,
  Status: { Code: "busy", Message: expect.stringContaining("wait a minute") },
};
const later = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 1, 0, seconds)).toISOString();
type Shop = Awaited<ReturnType<typeof openShop>>;

const guess = (shop: Shop, code: string, storeId = 907) => shop.call("GET", `coupons/${code}?CompanyID=${storeId}`);
const moveTo = (shop: Shop, seconds: number) => shop.send("PUT", "/sandbox/clock", { now: later(seconds) });

async function times(count: number, call: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done++) await call();
}

it("answers ten wrong codes of a store in a minute, and then no code of it for a while, not even a right one", async () => {
  const shop = await openShop();
  await moveTo(shop, 0);
  await times(10, async () => expect(await guess(shop, "WRONG")).toMatchObject({ Status: { Code: "coupon-invalid" } }));
  expect(await guess(shop, "WRONG")).toMatchObject(busy);
  expect(await guess(shop, "HALF")).toMatchObject(busy);
  expect(await guess(shop, "WRONG", 908)).toMatchObject({ Status: { Code: "coupon-invalid" } });
  await moveTo(shop, 61);
  expect(await guess(shop, "HALF")).toMatchObject({ Success: true });
});

it("counts no right code", async () => {
  const shop = await openShop();
  await times(12, async () => expect(await guess(shop, "HALF")).toMatchObject({ Success: true }));
});
