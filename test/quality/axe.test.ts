import { describe, expect, it } from "vitest";
import { scan } from "./axeScan.ts";
import { screens, show } from "./screens.ts";
import { setStage } from "./setStage.ts";
import { find, openPage } from "./stage.ts";

const stage = setStage();

describe("the axe scan of the shadow root", () => {
  const view = { widthPx: 1280, heightPx: 800, language: "en" } as const;
  const [menu] = screens;

  it.each([
    { defect: "a button without a name", html: "<button type='button'></button>", rule: "button-name" },
    { defect: "pale text", html: "<p style='color:#aaa;background:#fff'>Pale</p>", rule: "color-contrast" },
    {
      defect: "a tiny target",
      html: "<button style='width:9px;height:9px'>x</button><button style='width:9px;height:9px'>y</button>",
      rule: "target-size",
    },
    {
      defect: "a target that is covered by another one",
      html: "<div style='display:grid;width:40px'><button style='grid-area:1/1;height:40px'>x</button><button style='grid-area:1/1;position:relative;margin-top:4px;height:36px'>y</button></div>",
      rule: "target-size",
    },
  ])("finds $defect", async ({ html, rule }) => {
    if (!menu) throw new Error("There is no menu to insert it into.");
    const page = await openPage(stage.browser, view);
    await show(page, stage.demo, menu, view);
    const main = await find(page, ".layout__main");
    await main.evaluate((element, planted) => element.insertAdjacentHTML("afterbegin", planted), html);
    expect((await scan(page)).map((found) => found.split(":")[0])).toContain(rule);
    await page.browserContext().close();
  });
});
