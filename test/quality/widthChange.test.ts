import { describe, expect, it } from "vitest";
import { openCart } from "./giftScreens.ts";
import type { Screen } from "./screen.ts";
import { screenOf } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { embedAddress, find, openPage, press, settle } from "./stage.ts";

const stage = setStage();

const noteErrors = () => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  addEventListener("error", ({ message }) => heard.push(message));
};

/** After three frames, each observer has reported the new width. */
const drawn = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

it("R5: causes no error on the host page when its width changes from phone to desktop and back", async () => {
  const page = await openPage(stage.browser, { widthPx: 1_100, heightPx: 800 });
  await page.evaluateOnNewDocument(noteErrors);
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  await find(page, ".layout__side");
  await settle(page);
  for (const width of [990, 1_000, 700, 1_280, 400, 1_000, 980]) {
    await page.setViewport({ width, height: 800 });
    await find(page, width < 992 ? ".layout:not(:has(.layout__side))" : ".layout__side");
    await page.evaluate(drawn);
  }
  expect(await page.evaluate("heard")).toEqual([]);
});

const giftCheckout: Screen = {
  ...screenOf("gift thank-you with the letter"),
  name: "gift checkout",
  async act(page, view) {
    await openCart(page, view);
    await press(page, ".gift-cart__pay .button");
  },
  awaits: ".checkout__fields",
};

/** The sizes of a device held upright and across. */
const devices = [
  { device: "tablet", upright: { width: 820, height: 1_180 }, isSheetAcross: false },
  { device: "phone", upright: { width: 390, height: 844 }, isSheetAcross: true },
] as const;

describe.each(devices)("a turned $device", ({ upright, isSheetAcross }) => {
  const across = { width: upright.height, height: upright.width };

  it.each([
    { screen: screenOf("checkout"), from: upright, to: across },
    { screen: screenOf("checkout"), from: across, to: upright },
    { screen: giftCheckout, from: upright, to: across },
    { screen: giftCheckout, from: across, to: upright },
  ])("R37: keeps the card typed in the $screen.name, from $from.width px", async ({ screen, from, to }) => {
    const number = '[autocomplete="cc-number"]';
    const page = await stage.openScreen(screen, { widthPx: from.width, heightPx: from.height, language: "en" });
    for (const size of [from, to, from]) {
      await page.setViewport(size);
      const isSheet = size === upright || isSheetAcross;
      const field = await find(page, isSheet ? `.sheet ${number}` : `.checkout:not(.sheet *) ${number}`);
      if (size === from && (await field.evaluate((input) => (input as HTMLInputElement).value)) === "") {
        await field.type("4111111111111111");
      }
      expect(await field.evaluate((input) => (input as HTMLInputElement).value)).toBe("4111 1111 1111 1111");
    }
  });
});
