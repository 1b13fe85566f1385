import { expect, it } from "vitest";
import { setStage } from "./setStage.ts";
import { embedAddress, find, inShop, openPage, press } from "./stage.ts";

const stage = setStage();

it("a long cart beside the menu scrolls: the way on is in the window, and nothing lies over what has the focus", async () => {
  const page = await openPage(stage.browser, { widthPx: 1_280, heightPx: 640 });
  await page.goto(embedAddress(stage.demo, { "store-id": "120" }));
  await press(page, "button.menu-card");
  await press(page, ".choice-footer__put .button");
  await page.waitForSelector(inShop("dialog[open]"), { hidden: true });
  const seen = await (await find(page, ".cart input")).evaluate((input) => {
    const root = input.getRootNode() as ShadowRoot;
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return root.elementFromPoint(left + width / 2, top + height / 2);
    };
    (input as HTMLInputElement).focus();
    const checkout = root.querySelector(".cart__foot .button--wide");
    return { field: middle(input) === input, checkout: checkout?.contains(checkout && middle(checkout)) };
  });
  expect(seen).toEqual({ field: true, checkout: true });
});
