import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { hostPage, shopScript } from "./pageSteps.ts";

const shop = '<servery-storefront store-id="120"><a href="tel:0355500120">Call us</a></servery-storefront>';
const button = '<servery-order-button store-id="120"><a href="/bare.css">Order now</a></servery-order-button>';
const both = `<main>${button}${shop}</main>`;

/** The host page's margins differ from kind to kind, and with them the shop's width. */
const flush = "<style>html body, html body main { margin: 0; padding: 0; border: 0; display: block; }</style>";
const standard = hostPage(`${flush}${both}${shopScript}`);
const inHead = (script: string) => hostPage(`${flush}${both}`).replace("</head>", `${script}</head>`);

const resets = `<style>
  body *:not(style, script) { all: unset; }
  *, ::before, ::after { box-sizing: content-box; transition: all 1s; line-height: 3; letter-spacing: 3px; }
  html { font-size: 40px; word-spacing: 9px; text-indent: 30px; text-shadow: 2px 2px red; white-space: pre; }
  a, button, div, dialog { float: left !important; margin: 30px !important; opacity: 0.5 !important; width: 9px !important; }
  a { position: absolute !important; transform: rotate(9deg) !important; box-shadow: inset 0 -9px red !important; }
</style>`;

/** As WordPress makes paragraphs of lines, around a tag and inside it. */
const paragraphs = `<main><p><br />
<servery-order-button store-id="120"><br />
<a href="/bare.css">Order now</a><br />
</servery-order-button></p>
<p><servery-storefront store-id="120"><br />
</servery-storefront></p>
<p></p></main>`;

/** As Rocket Loader: scripts of an unknown type, which are inserted again later, one after the other. */
const rocket = `<script type="1a2b-text/javascript" src="/storefront.js" crossorigin></script>
<script type="1a2b-text/javascript">window.isLater = true;</script>
<script>addEventListener("load", async () => {
  Object.defineProperty(document, "currentScript", { value: null });
  for (const held of document.querySelectorAll("script[type^='1a2b-']")) {
    const script = document.createElement("script");
    for (const { name, value } of held.attributes) script.setAttribute(name, value.replace("1a2b-", ""));
    script.textContent = held.textContent;
    script.async = false;
    const done = held.src && new Promise((resolve) => (script.onload = resolve));
    held.replaceWith(script);
    await done;
  }
});</script>`;

/** As a consent tool: a script that waits for a press, becomes a classic one, and is added twice. */
const consent = `<button onclick="for (let time = 0; time < 2; time += 1) for (const held of document.querySelectorAll('[data-consent]'))
  document.head.append(Object.assign(document.createElement('script'), { src: held.src }))">Accept</button>
<script type="text/plain" data-consent="functional" src="/storefront.js"></script>`;

const kinds = {
  "base.html": standard.replace("<head>", '<head><base href="/far/away/" target="_blank" />'),
  "quirks.html": standard.replace("<!doctype html>", ""),
  "rtl.html": standard.replace('lang="en"', 'lang="ar" dir="rtl"'),
  "resets.html": hostPage(`${resets}${flush}${both}${shopScript}`),
  "paragraphs.html": hostPage(`${flush}${paragraphs}${shopScript}`),
  "head.html": inHead('<script src="/storefront.js"></script>'),
  "async.html": inHead(shopScript.replace("crossorigin", "async crossorigin")),
  "defer.html": inHead('<script defer src="/storefront.js"></script>'),
  "rocket.html": hostPage(`${flush}${both}${rocket}`),
  "consent.html": hostPage(`${flush}${both}${consent}`),
} as const;

/**
 * As Turbo does it (`page_renderer.js`, `history.js`): a link's page is fetched, scripts that are new to the head are
 * added, and the body is replaced; the old one is kept as a clone, which Back restores.
 */
const turbo = `<script>
const kept = new Map();
let [place, last] = [0, 0];
async function show(url, to) {
  kept.set(place, document.body.cloneNode(true));
  if (to === undefined) history.pushState({ turbo: ++last }, "", url);
  place = history.state.turbo;
  let body = kept.get(place);
  if (!body) {
    const next = new DOMParser().parseFromString(await (await fetch(url)).text(), "text/html");
    for (const script of next.head.querySelectorAll("script")) {
      if ([...document.head.children].some((each) => each.isEqualNode(script))) continue;
      const activated = document.createElement("script");
      for (const { name, value } of script.attributes) activated.setAttribute(name, value);
      document.head.append(activated);
    }
    body = document.adoptNode(next.body);
  }
  document.body.replaceWith(body);
  scrollTo(0, 0);
}
history.replaceState({ turbo: 0 }, "");
addEventListener("popstate", ({ state }) => show(location.href, state.turbo));
document.addEventListener("click", (event) => {
  const link = event.composedPath()[0].closest?.("a[href]");
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  show(link.href);
});
</script>`;

const turboPage = (body: string) => hostPage(body).replace("</head>", `${turbo}${shopScript}</head>`);
const turboPages = {
  "turbo.html": turboPage(`<a href="/turbo-next.html">Our story</a>${both}`),
  "turbo-next.html": turboPage(`<h1>Our story</h1>${button}`),
};

/** As htmx swaps a fragment, and restores the body that it has kept as text. */
const htmx = hostPage(`<button onclick="swap('<h1>Our story</h1>')">Our story</button>
<button onclick="swap(menu)">Menu</button><button onclick="document.body.innerHTML = keptBody">Restore</button>
<section>${both}</section>
<script>
const menu = document.querySelector("section").innerHTML;
let keptBody = "";
const swap = (html) => {
  keptBody ||= document.body.innerHTML;
  document.querySelector("section").innerHTML = html;
};
</script>${shopScript}`);

const journeys = useJourneys({
  ...kinds,
  ...turboPages,
  "htmx.html": htmx,
  "standard.html": standard,
  "before.html": hostPage("<h1>Before</h1>"),
});

/** All that the browser computes for some nodes of button, shop and panel, and where they are in it. */
function look({ page }: Visit, selectors: readonly string[]): Promise<Readonly<Record<string, object>>> {
  return page.evaluate((all) => {
    // What follows from a page's language, or from where the shop is in the page.
    const isPages = /^(-webkit-locale|direction|--|(perspective|transform)-origin|(inset|top|left|right|bottom))/;
    const lookOf = (selector: string) => {
      const [first = "", ...rest] = selector.split(" >>> ");
      const host = document.querySelector(first);
      const node = rest[0] ? host?.shadowRoot?.querySelector(rest[0]) : host;
      if (!host || !node) return {};
      const style = getComputedStyle(node);
      const names = [...style].filter((name) => !isPages.test(name));
      const [around, own] = [
        (rest[0] ? host : (host.parentElement ?? host)).getBoundingClientRect(),
        node.getBoundingClientRect(),
      ];
      const box = [own.left - around.left, own.top - around.top, own.width, own.height].map(Math.round);
      return { box: box.join(), ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])) };
    };
    return Object.fromEntries(all.map((selector) => [selector, lookOf(selector)]));
  }, selectors);
}

const inPage = ["servery-order-button a", "servery-order-button >>> span"].concat(
  [".servery", ".header", "h1", "h2", "button.menu-card", ".menu-card__name", ".card-plus"].map(
    (each) => `main servery-storefront >>> ${each}`,
  ),
);
const inDish = ["main servery-storefront >>> dialog", "main servery-storefront >>> dialog h2"];
const inPanel = ["dialog", "header", "b", "button", "svg"].map((each) => `html > div >>> ${each}`);

const placeOf = ({ page }: Visit) => page.evaluate(() => [location.pathname, history.length]);

const burger = "Bourke St Cheeseburger";
const dish = /^Garden stack/;

/** Adds a dish in the page's shop, opens another, finds the first in the order button's shop, and returns how all of it looks. */
async function order(visit: Visit): Promise<object> {
  const { page } = visit;
  await visit.click("button", `Add ${burger}`);
  await visit.find("image", "1 in your cart");
  await page.mouse.move(0, 0);
  const before = await placeOf(visit);
  const shown = await look(visit, inPage);
  await visit.click("button", dish);
  // The last part that is added to a dish.
  await visit.find("button", /^Add to cart/);
  const opened = await look(visit, inDish);
  await page.keyboard.press("Escape");
  await visit.gone("dialog", dish);
  await visit.click("link", "Order now");
  await visit.find("dialog", "Order online");
  await visit.find("button", `Remove one ${burger}`);
  await page.mouse.move(0, 0);
  const panel = await look(visit, inPanel);
  await page.keyboard.press("Escape");
  await visit.gone("dialog", "Order online");
  await visit.find("button", `Remove one ${burger}`);
  expect(await placeOf(visit)).toEqual(before);
  return { ...shown, ...opened, ...panel };
}

let plain: Promise<object> | null = null;

async function openKind(name: string, before = ""): Promise<Visit> {
  const visit = await journeys.open("/before.html", { before });
  await visit.go(`/${name}`);
  return visit;
}

async function lookOfPlain(): Promise<object> {
  const visit = await openKind("standard.html");
  const found = await order(visit);
  for (const each of Object.values(found)) expect(each).toHaveProperty("color");
  await visit.page.close();
  return found;
}

it.each(Object.keys(kinds))("%s: shop and order button work and look as on a plain page", thorough, async (name) => {
  plain ??= lookOfPlain();
  const expected = await plain;
  const visit = await openKind(name);
  if (name === "consent.html") {
    await visit.find("link", "Call us");
    await visit.click("button", "Accept");
  }
  expect(await order(visit)).toEqual(expected);
  await visit.page.goBack();
  expect(new URL(visit.page.url()).pathname).toBe("/before.html");
  visit.watch.take(/^console: Servery: Add type="module"/);
});

const shops = ({ page }: Visit) => page.$$eval("body servery-storefront", (all) => all.length);
const overflow = ({ page }: Visit) => page.evaluate(() => getComputedStyle(document.documentElement).overflow);

/** The order button's shop has the dish that was added before. */
async function orderOn(visit: Visit): Promise<void> {
  await visit.find("image", "1 in your cart");
  await visit.click("link", "Order now");
  await visit.find("dialog", "Order online");
  await visit.find("button", `Remove one ${burger}`);
}

async function close(visit: Visit): Promise<void> {
  await visit.page.keyboard.press("Escape");
  await visit.gone("dialog", "Order online");
}

it("the order button's shop and the page's are one for the page's script: each moment is told once", async () => {
  const noting = `window.heard = [];
for (const name of ["view-item", "add-to-cart", "remove-from-cart", "cart-change"])
  document.addEventListener("servery:" + name, ({ detail }) => heard.push(name + " " + (detail.itemCount ?? "")));`;
  const visit = await openKind("standard.html", noting);
  const heard = async (...names: readonly string[]) => {
    await until(async () => expect(await visit.page.evaluate("heard")).toEqual(names));
    // What would come a second time comes within this.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await visit.page.evaluate("heard.splice(0)")).toEqual(names);
  };
  await visit.click("button", `Add ${burger}`);
  await heard("add-to-cart ", "cart-change 1");
  await orderOn(visit);
  await visit.click("button", `Remove one ${burger}`);
  await heard("remove-from-cart ", "cart-change 0");
  await visit.click("button", `Add ${burger}`);
  await heard("add-to-cart ", "cart-change 1");
  await close(visit);
  await visit.click("button", `Remove one ${burger}`);
  await heard("remove-from-cart ", "cart-change 0");
});

it.each(
  quickRow(0, [
    ["with a close watcher", ""],
    ["with a step of the history", "delete globalThis.CloseWatcher"],
  ]),
)("shop and order button go on where a site swaps its body as Turbo does, %s", async (_how, before) => {
  const visit = await journeys.open("/turbo.html", { before });
  const back = () => visit.page.evaluate(() => history.back());
  await visit.click("button", `Add ${burger}`);
  await orderOn(visit);
  await close(visit);
  await visit.click("link", "Our story");
  await visit.find("heading", "Our story");
  await orderOn(visit);
  await close(visit);
  await orderOn(visit);
  // A browser's own button for Back.
  await back();
  await visit.gone("dialog", "Order online");
  if (before) await back();
  await visit.find("link", "Our story");
  await visit.find("button", `Remove one ${burger}`);
  expect([await shops(visit), await overflow(visit)]).toEqual([1, "visible"]);
  await orderOn(visit);
  await close(visit);
});

it("shop and order button go on where a page swaps fragments as htmx does", async () => {
  const visit = await journeys.open("/htmx.html");
  await visit.click("button", `Add ${burger}`);
  await orderOn(visit);
  await close(visit);
  await visit.click("button", "Our story");
  await visit.find("heading", "Our story");
  expect(await shops(visit)).toBe(0);
  await visit.click("button", "Menu");
  await visit.find("button", `Remove one ${burger}`);
  await orderOn(visit);
  await close(visit);
  await visit.click("button", "Restore");
  await visit.find("button", `Remove one ${burger}`);
  await orderOn(visit);
  await close(visit);
  expect(await shops(visit)).toBe(1);
});
