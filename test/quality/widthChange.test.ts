import { expect, it } from "vitest";
import { setStage } from "./setStage.ts";
import { embedAddress, find, openPage, settle } from "./stage.ts";

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
