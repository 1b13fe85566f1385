import { expect, it } from "vitest";
import { setStage } from "./setStage.ts";
import { embedAddress, openPage } from "./stage.ts";

const stage = setStage();

it("a desktop's header writes its actions in one weight", async () => {
  const page = await openPage(stage.browser, { widthPx: 1_280, heightPx: 800 });
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  // The log-in button loads last.
  const weights = await page.waitForFunction(
    () => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      const buttons = [...(root?.querySelectorAll(".header__actions button") ?? [])];
      return buttons.length === 3 && buttons.map((button) => getComputedStyle(button).fontWeight);
    },
    { timeout: 15_000 },
  );
  expect(new Set((await weights.jsonValue()) || []).size).toBe(1);
});
