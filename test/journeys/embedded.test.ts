import { describe, expect, it } from "vitest";
import { layouts, useJourneys, type Visit } from "../support/journey.ts";
import { quickRow, thorough } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { english } from "./orderWords.ts";
import { hostPage, shopScript } from "./pageSteps.ts";

const classic = hostPage(`<script src="/loader.js"></script><servery-storefront store-id="120"></servery-storefront>
<script src="/loader.js"></script>`);

/** As an optimiser or a consent tool leaves the tag. */
const stripped = classic.replaceAll("loader.js", "storefront.js");

/** As an optimiser that puts scripts into the page. */
const inlined = hostPage(`<servery-storefront store-id="120"><a href="tel:0355500120">Call us</a></servery-storefront>
<script>fetch("/storefront.js").then((answer) => answer.text()).then((code) => {
  document.body.append(Object.assign(document.createElement("script"), { textContent: code }));
});</script>`);

/** As Prototype.js 1.6 does it. */
const replacing = hostPage(`<script>
  const $A = (list) => { const all = []; for (let at = 0; at < (list?.length ?? 0); at += 1) all[at] = list[at]; return all; };
  Array.from = $A;
</script><servery-storefront store-id="120"></servery-storefront>${shopScript}`);

const journeys = useJourneys({
  "replacing.html": replacing,
  "classic.html": classic,
  "stripped.html": stripped,
  "inlined.html": inlined,
});

interface Heard {
  readonly name: string;
  readonly detail: unknown;
  readonly composed: boolean;
  readonly bubbles: boolean;
}

/** Listens on the document, as a site's own analytics would. */
const listenAtDocument = `window.heard = [];
for (const name of ["servery:ready", "servery:navigate", "servery:error"]) {
  document.addEventListener(name, ({ detail, composed, bubbles }) => heard.push({ name, detail, composed, bubbles }));
}`;

async function heard({ page }: Visit): Promise<readonly Heard[]> {
  return (await page.evaluate("heard")) as readonly Heard[];
}

describe.each(quickRow(0, layouts))("embedded, on a %s", (_layout, size) => {
  it("R6: scrolls to a new screen, focuses its heading, reports it, and leaves the host page's history alone", async () => {
    const visit = await journeys.open("/restaurant.html", { size, before: listenAtDocument });
    const bringsTopIntoView = () =>
      until(async () => {
        const top = await visit.page.$eval("servery-storefront", (element) => element.getBoundingClientRect().top);
        expect(top).toBeGreaterThan(-5);
        expect(top).toBeLessThan(size.height / 2);
      });
    const focuses = (name: string) =>
      until(async () => expect(await visit.focused()).toMatchObject({ role: "heading", name }));
    const place = () => visit.page.evaluate(() => [location.href, history.length]);
    const before = await place();
    await visit.find("button", english.burger);
    const shared = { composed: true, bubbles: true };
    const main = { name: "servery:navigate", detail: { path: "/", name: "main" }, ...shared };
    const ready = { name: "servery:ready", detail: { storeId: 120, language: "en", itemCount: 0 }, ...shared };
    expect(await heard(visit)).toEqual([main, ready]);
    await visit.click("link", "Contact");
    await visit.find("heading", "Contact");
    await focuses("Contact");
    await bringsTopIntoView();
    await visit.click("button", "Back to menu");
    await focuses("Patty & Sons, Bourke St");
    await bringsTopIntoView();
    expect(await place()).toEqual(before);
    const moves = (await heard(visit)).filter(({ name }) => name === "servery:navigate");
    expect(moves.slice(1)).toEqual([{ ...main, detail: { path: "/contact", name: "contact" } }, main]);
  });
});

describe("public events", () => {
  it("report errors", thorough, async () => {
    await journeys.demo.fault({ match: "GET /v1/", times: 0, status: 500 });
    const visit = await journeys.open("/embed.html?store-id=120", { before: listenAtDocument });
    await visit.find("heading", "Something is wrong.");
    const errors = (await heard(visit)).filter(({ name }) => name === "servery:error");
    expect(errors.length).toBeGreaterThan(0);
    for (const { detail, composed, bubbles } of errors) {
      expect({ detail, composed, bubbles }).toEqual({
        detail: { category: "documents", message: expect.stringMatching(/^The \w+ could not be read$/) },
        composed: true,
        bubbles: true,
      });
    }
    visit.watch.take(/^console: Failed to load resource.*500/);
  });
});

it("works with the classic loader, even if it is pasted twice, above and below the element", async () => {
  const visit = await journeys.open("/classic.html");
  await visit.find("button", english.burger);
  expect((await visit.names("searchbox")).length).toBe(1);
});

it("works with a script whose tag has lost type=module, and names the mend", async () => {
  const lines: string[] = [];
  const visit = await journeys.open("/stripped.html");
  visit.page.on("console", (message) => lines.push(message.text()));
  await visit.page.reload();
  await visit.find("button", english.burger);
  expect((await visit.names("searchbox")).length).toBe(1);
  const mend = 'Servery: Add type="module" to the script.';
  expect(lines.filter((line) => line.startsWith("Servery:"))).toEqual([mend, mend]);
});

it("names what the page has replaced, and leaves the page's own functions alone", thorough, async () => {
  const visit = await journeys.open("/replacing.html");
  await visit.page.waitForFunction(() => document.querySelector("servery-storefront")?.shadowRoot);
  const lines = visit.watch.take(/^console: Servery: this page replaces/);
  expect(lines).toEqual(["console: Servery: this page replaces Array.from(). Put the shop into a frame."]);
  expect(await visit.page.evaluate("[Array.from(null), Array.from === $A]")).toEqual([[], true]);
});

it("says that ordering isn't possible, beside the telephone, if the page has the script inline", thorough, async () => {
  const visit = await journeys.open("/inlined.html");
  await visit.read("Ordering can't be loaded here. 无法点餐。");
  await visit.find("link", "Call us");
  expect(visit.watch.take(/^uncaught: /)).toHaveLength(1);
});

it("opens a product above the host page's sticky parts, and frees the page after it is closed", thorough, async () => {
  const visit = await journeys.open("/restaurant.html");
  await visit.click("button", /^Garden stack/);
  await visit.find("dialog", "Garden stack");
  expect(await visit.has("link", "Our story")).toBe(false);
  await visit.click("button", "Cancel");
  await visit.gone("dialog", "Garden stack");
  await visit.find("link", "Our story");
});
