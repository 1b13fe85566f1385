import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { useJourneys, type Visit } from "../support/journey.ts";
import { quickRow } from "../support/quickRow.ts";
import { until } from "../support/until.ts";
import { hostPage } from "./pageSteps.ts";

const journeys = useJourneys();

/** The code blocks of a kind, by their titles. */
type Blocks = Readonly<Record<string, string>>;

async function readBlocks(choice: string): Promise<Blocks> {
  const { page } = await journeys.open(`/?${choice}`);
  await page.waitForSelector("#tag");
  const blocks = await page.$$eval("#blocks .tag", (all) =>
    all.map((block) => [block.querySelector("h3")?.textContent ?? "", block.querySelector("code")?.textContent ?? ""]),
  );
  await page.close();
  return Object.fromEntries(blocks);
}

/** What a bundler makes of the component. */
async function bundle(component: string): Promise<string> {
  const files: Readonly<Record<string, string>> = {
    "/main.jsx": `import { createElement } from "react";
      import { createRoot } from "react-dom/client";
      import * as pasted from "/pasted.jsx";
      createRoot(document.querySelector("#root")).render(createElement(Object.values(pasted)[0]));`,
    "/pasted.jsx": component,
  };
  const build = await rolldown({
    input: "/main.jsx",
    cwd: process.cwd(),
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [
      {
        name: "pasted",
        async resolveId(id) {
          if (id in files) return id;
          return this.resolve(id, `${process.cwd()}/test/journeys/frontCode.test.ts`, { skipSelf: true });
        },
        load: (id) => files[id],
      },
    ],
  });
  const { output } = await build.generate();
  return output[0].code.replaceAll("</script", String.raw`<\/script`);
}

/** As includes/shop.php and includes/button.php write it. */
function ofShortcode(shortcode: string): string {
  const [, name, attributes = ""] = /^\[(servery|servery_button) (.+)\]$/.exec(shortcode) ?? [];
  if (name === "servery")
    return `<div class="servery-shop alignfull"><servery-storefront ${attributes} heading-level="2"></servery-storefront></div>`;
  const [, tag, link, label] = /^(.+) link="(.+)" label="(.+)"$/.exec(attributes) ?? [];
  return `<div><servery-order-button ${tag}><a class="wp-element-button" href="${link}">${label}</a></servery-order-button></div>`;
}

/** The site of each kind, with the blocks where their titles say. */
const sites: Readonly<Record<string, (blocks: Blocks) => string | Promise<string>>> = {
  html: (blocks) => hostPage(Object.values(blocks).join("\n")),
  async react({ "In index.html": head = "", "In your style sheet": css = "", ...files }) {
    const [component = ""] = Object.values(files);
    const script = await bundle(component);
    return hostPage(`${head}<style>${css}</style><div id="root"></div><script type="module">${script}</script>`);
  },
  wordpress(blocks) {
    const shortcode = Object.entries(blocks).find(([title]) => title.endsWith("as a shortcode"))?.[1] ?? "";
    const css = blocks["In your theme’s Additional CSS"] ?? "";
    const configuration = blocks["In the shop’s configuration"] ?? "{}";
    // The configuration belongs to the build; here, the page lays it over.
    return hostPage(`<style>${css}</style>
      ${ofShortcode(shortcode)}
      ${blocks["Below it, in a Custom HTML block"] ?? ""}
      <script type="module">
        const own = await (await fetch("/servery.json")).json();
        const tag = document.querySelector("servery-order-button, servery-storefront");
        tag.config = { ...own, ...${configuration} };
      </script>
      <script type="module" src="${blocks["Once, in Settings → Servery"]}" crossorigin></script>`);
  },
};

/** What the code should make of the page, whatever its kind. */
const choices = {
  "the whole shop in an own colour, with a provider's fields": {
    query: "mode=pickup&palette=own&accent=8a2be2&card=provider",
    button: null,
    dish: /^Bourke St Cheeseburger/,
    accent: "#8a2be2",
    frame: "stand-ins/card-fields/field.html",
  },
  "the whole shop in the store's colours, with the card in a frame": {
    query: "mode=pickup&card=frame",
    button: null,
    dish: /^Bourke St Cheeseburger/,
    accent: "#b3401a",
    frame: "card.html",
  },
  "a Chinese button in the corner, at night, with the card in a frame": {
    query: "show=floating&mode=pickup&language=zh-CN&palette=night&card=frame",
    button: "立即点餐",
    dish: /^伯克街芝士堡/,
    accent: "#ffb547",
    frame: "card.html",
  },
} as const;

const rows = Object.keys(sites).flatMap((kind) =>
  Object.entries(choices).map(([name, choice]) => [kind, name, choice] as const),
);

const accentOf = ({ page }: Visit) =>
  page.$eval("servery-storefront", (shop) => getComputedStyle(shop).getPropertyValue("--servery-accent"));

async function openCheckout({ page }: Visit): Promise<void> {
  await page.$eval("servery-storefront", async (shop) => {
    await shop.open({ item: 101, quantity: 1 });
    await shop.open({ screen: "checkout" });
  });
}

it.each(quickRow(3, rows))("works as %s code: %s", async (kind, _name, { query, button, dish, accent, frame }) => {
  const body = await sites[kind]?.(await readBlocks(`${query}&code=${kind}`));
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  await journeys.demo.fault({ match: "GET /a-website", body: body ?? "", headers });
  const visit = await journeys.open("/a-website", { mode: null });
  if (button) await visit.click("link", button);
  await visit.find("button", dish);
  expect(await accentOf(visit)).toBe(accent);
  await openCheckout(visit);
  const place = `${journeys.demo.cardOrigin}${frame}`;
  await until(() => expect(visit.page.frames().map((each) => each.url().split("?")[0])).toContain(place));
});
