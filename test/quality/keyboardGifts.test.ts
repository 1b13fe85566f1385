// @module-tag thorough
import { expect, it } from "vitest";
import { createPageReader } from "../support/pageReader.ts";
import { until } from "../support/until.ts";
import { goTo, type Stop } from "./focus.ts";
import { setStage } from "./setStage.ts";
import { embedAddress, openPage } from "./stage.ts";

const stage = setStage();

it("lets a diner with only a keyboard buy two gift cards at 320 px, with every focus visible", async () => {
  const page = await openPage(stage.browser, { widthPx: 320, heightPx: 640 });
  const { find, gone, focused } = createPageReader(page);
  const stops: Stop[] = [];
  const press = (key: "Enter" | "Space") => page.keyboard.press(key);
  const reach = async (name: RegExp) => void stops.push(...(await goTo(page, name)));
  const giveTo = async (name: string) => {
    await page.keyboard.type(name);
    await reach(/^Recipient email/);
    await page.keyboard.type(`${name.toLowerCase()}@example.com`);
    await reach(/^Add another recipient/);
  };

  await page.goto(embedAddress(stage.demo, { "store-id": "200", gift: "" }));
  await find("button", /^Dinner for two/);
  await reach(/^Dinner for two/);
  await press("Enter");
  await find("dialog", "Dinner for two");
  await reach(/^To/);
  await giveTo("Mei");
  await press("Enter");
  await find("group", "Recipient 2");
  await until(async () => expect(await focused()).toEqual({ role: "textbox", name: "To" }));
  await giveTo("Noor");
  await reach(/^From/);
  await page.keyboard.type("Sam");
  await reach(/^Message/);
  await page.keyboard.type("Enjoy!");
  await reach(/^Increase quantity/);
  await press("Space");
  await reach(/^Add to cart/);
  await press("Enter");
  await gone("dialog", "Dinner for two");
  await until(async () =>
    expect(await focused()).toEqual({ role: "button", name: expect.stringMatching(/^Dinner for two/) }),
  );
  await reach(/^Cart/);
  await press("Enter");
  await find("button", /^Continue to checkout/);
  await until(async () => expect(await focused()).toEqual({ role: "heading", name: "Your cart" }));
  await reach(/^Continue to checkout/);
  await press("Enter");
  await find("textbox", "First name");
  await until(async () => expect(await focused()).toEqual({ role: "heading", name: "Checkout" }));
  await reach(/^Pay now/);
  await press("Enter");
  await find("heading", "Thank you");
  await until(async () => expect(await focused()).toEqual({ role: "heading", name: "Thank you" }));
  await reach(/^Continue ordering/);
  expect(stops.filter(({ ringPixels }) => ringPixels < 40)).toEqual([]);
  await press("Enter");
  await find("button", /^Dinner for two/);
}, 120_000);
