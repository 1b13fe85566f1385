import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../demoFixture.ts";
import { burgerOrder, openShop } from "./orderFixture.ts";

const order = (UDID: string) => ({ ...burgerOrder, UDID });

it("R33: keeps all of an order or nothing if it is killed while writing, and repeats no number", async () => {
  const state = temporaryFolder();
  const before = await openShop({ state });
  await before.post(order("first"));
  const file = join(state, "documents.jsonl");
  const kept = readFileSync(file).length;
  await before.post(order("second"));
  await before.close();
  const whole = readFileSync(file);
  const cuts = new Set([kept, kept + 1, whole.length - 1, whole.length]);
  for (const [at, byte] of whole.entries()) if (at > kept && byte === 10) cuts.add(at).add(at + 1);

  for (const cut of cuts) {
    const left = temporaryFolder();
    writeFileSync(join(left, "documents.jsonl"), whole.subarray(0, cut));
    const shop = await openShop({ state: left });
    const stood = (await shop.orders()).map(({ document }) => document["UDID"]);
    const written = shop.documents.paths().filter((path) => path.includes("/TrackingOrders/"));
    expect(stood).toEqual(cut === whole.length ? ["first", "second"] : ["first"]);
    expect(written).toHaveLength(stood.length);
    expect(shop.documents.paths().filter((path) => path.startsWith("OrderBook/"))).toHaveLength(stood.length);
    // The diner who got no answer sends it again.
    expect(await shop.post(order("second"))).toMatchObject({ Success: true });
    await shop.post(order("third"));
    const numbers = (await shop.orders()).map(({ document }) => document["OrderNumber"]);
    expect(numbers).toEqual(["1001", "1002", "1003"]);
    await shop.close();
  }
});

it("doesn't reuse the number of an order that an older log holds without its record", async () => {
  const path = "Companies/907/TrackingOrders/lost";
  const state = temporaryFolder();
  const lost = { ...order("lost"), OrderNumber: "1007" };
  const before = await openShop({ state });
  before.documents.set(path, lost as never);
  await before.close();
  const after = await openShop({ state });
  expect(await after.post(order("next"))).toMatchObject({ Success: true });
  expect(await after.orders()).toMatchObject([{ document: { UDID: "next", OrderNumber: "1008" } }]);
  expect(await after.post(order("lost"))).toMatchObject({ Success: true, customerID: "g-5f" });
  expect(after.documents.read(path)).toMatchObject({ OrderNumber: "1007" });
});
