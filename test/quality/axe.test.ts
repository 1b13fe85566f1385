import { expect, it } from "vitest";
import { scan } from "./axeScan.ts";
import { setStage } from "./setStage.ts";
import { find, openPage } from "./stage.ts";

const stage = setStage();

const defects = [
  { rule: "button-name", name: "nameless", html: '<button type="button" class="nameless"></button>' },
  { rule: "color-contrast", name: "pale", html: '<p class="pale" style="color:#aaa;background:#fff">Pale</p>' },
  {
    rule: "target-size",
    name: "tiny",
    html: '<button class="tiny" style="width:9px;height:9px">x</button><button style="width:9px;height:9px">y</button>',
  },
  {
    rule: "target-size",
    name: "covered",
    html: '<div style="display:grid;width:40px"><button class="covered" style="grid-area:1/1;height:40px">x</button><button style="grid-area:1/1;position:relative;margin-top:4px;height:36px">y</button></div>',
  },
];

it("the axe scan of the shadow root finds a nameless button, pale text, a tiny target and a covered one", async () => {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  await page.goto(`${stage.demo.url}order/contact`);
  const main = await find(page, ".layout__main:has(.info)");
  expect(await scan(page)).toEqual([]);
  const planted = defects.map(({ html }) => html).join("");
  await main.evaluate((element, html) => element.insertAdjacentHTML("afterbegin", html), planted);
  const found = await scan(page);
  for (const { rule, name } of defects) {
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${rule}: .*class="${name}"`)));
  }
});
