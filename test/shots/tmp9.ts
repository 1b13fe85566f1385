import { startDemo, embedAddress, find, settle, press, inShop } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";
const demo = await startDemo();
const browser = await launchChromium();
const put = (path: string, body: object) => fetch(`${demo.url}sandbox/documents/${path}`, { method: "PATCH", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
await put("Companies/123", { IsInOperation: true, OperatingHours: [] });
await put("Companies/124", { ProfileImage: "" , StoreTitle: "Burgers & shakes by the markets"});
for (const language of ["en", "zh-CN"])
  for (const widthPx of [360, 1280]) {
    const context = await browser.createBrowserContext();
    await context.overridePermissions(demo.url, ["geolocation"]);
    const page = await context.newPage();
    page.on("console", (m) => console.log(m.text()));
    page.on("pageerror", (e) => console.log("ERR", e));
    await page.setGeolocation({ latitude: -37.82, longitude: 144.98 });
    await page.setViewport({ width: widthPx, height: widthPx === 360 ? 1500 : 1300 });
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.goto(embedAddress(demo, { "hq-id": "7", language }));
    await find(page, ".venue__name");
    await settle(page);
    await page.screenshot({ path: `/tmp/v9/list-${language}-${widthPx}.png` });
    await press(page, ".venues__tools .button");
    await find(page, ".venue__distance");
    await settle(page);
    await page.screenshot({ path: `/tmp/v9/near-${language}-${widthPx}.png` });
    const links = await page.$$(inShop("a.venue"));
    const n = await Promise.all(links.map((l) => l.evaluate((e) => e.textContent)));
    console.log(n);
    await links[n.findIndex((t) => t?.includes("Fremantle"))]!.evaluate((e) => (e as HTMLElement).click());
    await find(page, "dialog[open]");
    await page.screenshot({ path: `/tmp/v9/closed-${language}-${widthPx}.png` });
    await page.keyboard.press("Escape");
    const tabs = await page.$$(inShop('[role="tab"]'));
    await tabs[4]?.click();
    await page.screenshot({ path: `/tmp/v9/tab-${language}-${widthPx}.png` });
    await context.close();
  }
await browser.close();
await demo.close();
