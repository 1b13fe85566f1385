import { afterAll, beforeAll, expect, it } from "vitest";
import { contrastRatio, parseHexColour } from "../../src/ui/contrast.ts";
import { until } from "../support/until.ts";
import { setStage } from "./setStage.ts";
import { find, type HostSite, openPage, startHostSite } from "./stage.ts";

const stage = setStage();
let site: HostSite;

beforeAll(async () => {
  const page = (css: string) =>
    `<!doctype html><html lang="en"><title>Host</title><style>${css}</style>` +
    '<servery-storefront store-id="120"></servery-storefront>' +
    `<script type="module" src="http://localhost:${stage.demo.port}/storefront.js"></script>`;
  site = await startHostSite({
    "/plain": page(""),
    "/own": page("servery-storefront { --servery-accent: #0b6e4f; --servery-button: #ffe14d; }"),
    "/sticky": page(
      "servery-storefront { --servery-sticky-top: 4rem; } " +
        "body { margin: 0; } body::before { content: 'Host'; position: sticky; z-index: 1; top: 0; display: block; height: 4rem; background: white; }",
    ),
    "/broken": page("servery-storefront { --servery-accent: nocolour; }"),
    "/focus": page(
      "*:focus, *:focus-within, :focus { outline: 3px solid red !important; box-shadow: 0 0 0 8px blue !important; }",
    ),
    "/wide": page("servery-storefront { --servery-accent: color(display-p3 0 0 1); }"),
    "/turning": page(".dark servery-storefront { --servery-paper: #14110e; --servery-ink: #f6f1ea; }"),
    "/dark": page("servery-storefront { --servery-paper: #14110e; --servery-ink: #f6f1ea; }"),
    "/glass": page("body { background: navy; } servery-storefront { --servery-paper: transparent; }"),
    "/named": page("servery-storefront { --servery-accent: rebeccapurple; }"),
  });
});

afterAll(() => site?.close());

const thorough = { tags: ["thorough"] };
const tokens = ["accent", "on-accent", "accent-text", "accent-soft", "button", "on-button", "button-hover"] as const;

async function coloursOn(path: string): Promise<Readonly<Record<(typeof tokens)[number], string>>> {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  await page.goto(`${site.url}${path}`);
  await find(page, "button.menu-card");
  const values = await page.$eval(
    "servery-storefront",
    (host, names) => names.map((name) => getComputedStyle(host).getPropertyValue(`--servery-${name}`).trim()),
    tokens,
  );
  return Object.fromEntries(tokens.map((name, at) => [name, values[at]])) as never;
}

function ratio(one: string, other: string): number {
  const [first, second] = [parseHexColour(one), parseHexColour(other)];
  return first && second ? contrastRatio(first, second) : 0;
}

it("derives related colours from the one that the host page sets", async () => {
  const [plain, own] = [await coloursOn("plain"), await coloursOn("own")];
  expect(own).toMatchObject({ accent: "#0b6e4f", "accent-text": "#0b6e4f", button: "#ffe14d", "on-button": "#000000" });
  for (const name of ["accent-soft", "button-hover"] as const) expect(own[name]).not.toBe(plain[name]);
  for (const colours of [plain, own]) {
    expect(ratio(colours.accent, colours["on-accent"])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(colours.button, colours["on-button"])).toBeGreaterThanOrEqual(4.5);
  }
});

it("accepts a colour in any CSS notation", thorough, async () => {
  expect(await coloursOn("named")).toMatchObject({ accent: "rebeccapurple", "accent-text": "#663399" });
  // A colour that only wide-gamut screens show becomes the nearest one that all screens show.
  expect(await coloursOn("wide")).toMatchObject({ "accent-text": "#0000ff" });
  const broken = await coloursOn("broken");
  expect(ratio(broken["accent-text"], "#fffdfa")).toBeGreaterThanOrEqual(4.5);
});

it("replaces a see-through paper of the host page by its own", thorough, async () => {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  await page.goto(`${site.url}glass`);
  const shop = await find(page, ".servery");
  // Set once the code that follows the page's colours has loaded.
  await page.waitForFunction((shown) => getComputedStyle(shown).backgroundColor === "rgb(255, 253, 250)", {}, shop);
  expect(await shop.evaluate((shown) => getComputedStyle(shown).color)).toBe("rgb(33, 29, 24)");
});

it("has the page's colours once forced colours are turned off", thorough, async () => {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  const client = await page.createCDPSession();
  const force = (value: string) =>
    client.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  await force("active");
  await page.goto(`${site.url}dark`);
  await find(page, "button.menu-card");
  // The code that follows the page's colours has loaded.
  await page.waitForNetworkIdle({ idleTime: 500 });
  await force("none");
  const shop = await find(page, ".servery");
  await page.waitForFunction((shown) => getComputedStyle(shown).backgroundColor === "rgb(20, 17, 14)", {}, shop);
  const surface = await shop.evaluate((shown) => getComputedStyle(shown).getPropertyValue("--servery-surface"));
  expect(surface).toBe("#292624");
});

it("follows a page that turns dark, and back", async () => {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  await page.goto(`${site.url}turning`);
  const shop = await find(page, ".servery");
  await find(page, "button.menu-card");
  const look = () =>
    shop.evaluate((element) => {
      const { colorScheme, backgroundColor } = getComputedStyle(element);
      return [colorScheme, backgroundColor, getComputedStyle(element).getPropertyValue("--servery-accent-text")];
    });
  const before = await look();
  const turn = (isDark: boolean) =>
    page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), isDark);
  const wait = (scheme: string) =>
    page.waitForFunction((shown, wanted) => getComputedStyle(shown).colorScheme === wanted, {}, shop, scheme);
  // A change of the page has no effect before the code that follows the page has loaded.
  await page.waitForNetworkIdle({ idleTime: 500 });
  await turn(true);
  await wait("dark");
  const [, ground, accent = ""] = await look();
  expect(ground).toBe("rgb(20, 17, 14)");
  expect(ratio(accent, "#14110e")).toBeGreaterThanOrEqual(4.5);
  await turn(false);
  await wait("light");
  expect(await look()).toEqual(before);
});

it("doesn't draw the page's focus ring around the whole shop", thorough, async () => {
  const page = await openPage(stage.browser, { widthPx: 360, heightPx: 800 });
  await page.goto(`${site.url}focus`);
  await find(page, "button.menu-card");
  await (await find(page, "input[type=search]")).focus();
  const look = await page.$eval("servery-storefront", (host) => {
    const { outlineStyle, boxShadow } = getComputedStyle(host);
    const inner = host.shadowRoot?.querySelector(".search-field");
    return [host.matches(":focus"), outlineStyle, boxShadow, inner && getComputedStyle(inner).outlineStyle];
  });
  // The shop's own field keeps its own ring.
  expect(look).toEqual([true, "none", "none", "solid"]);
});

it("keeps sticky elements below a header of the host page", async () => {
  const page = await openPage(stage.browser, { widthPx: 1280, heightPx: 800 });
  await page.goto(`${site.url}sticky`);
  await (await find(page, ".category-menu li:nth-child(3) a")).click();
  await find(page, ".category-menu li:nth-child(3) [aria-current]");
  await page.waitForFunction(() => scrollY > 500);
  const places = () =>
    page.evaluate(() => {
      const root = document.querySelector("servery-storefront")?.shadowRoot;
      const box = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect();
      const bar = box(".menu-bar");
      const third = root?.querySelectorAll("[data-category]")[2]?.querySelector("h2");
      return [bar?.top, box(".layout__side")?.top, Number(third?.getBoundingClientRect().top) >= Number(bar?.bottom)];
    });
  // Until the cards on the way have their height.
  await until(async () => expect(await places()).toEqual([64, 80, true]));
});
