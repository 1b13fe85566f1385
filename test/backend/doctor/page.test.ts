import { describe, expect, it } from "vitest";
import { fetchPage } from "../../../widget-demo/tools/doctor/page/fetchPage.ts";
import { lookAtPage } from "../../../widget-demo/tools/doctor/page/page.ts";
import type { Subject } from "../../../widget-demo/tools/doctor/subject.ts";
import { deploymentWith, linesOf, nonnaRose, pageAt, problemsIn, serve, subjectWith } from "./doctorFixture.ts";
import { address, right, script, shop, tag, viewport } from "./pageFixture.ts";

/** What the doctor says of the right page with one text replaced. */
async function saysOf(part: string, instead: string, at = address, changes: Partial<Subject> = {}): Promise<string[]> {
  expect(right).toContain(part);
  const page = pageAt(
    at,
    right.replace(part, () => instead),
  );
  return problemsIn(await lookAtPage(subjectWith({ page, ...changes })), "page");
}

describe("a right page", () => {
  it("has ok lines only", async () => {
    const found = await lookAtPage(subjectWith({ page: pageAt(address, right) }));
    expect(linesOf(found, "page")).toEqual([
      `✓ ${address}: The page is https.`,
      '✓ <servery-storefront>: The tag is right: store-id="501".',
      `✓ ${shop}: The script's tag is right.`,
      `✓ ${address}: The page is as wide as a phone.`,
    ]);
  });

  it.each([
    ["in capitals", tag, "<SERVERY-STOREFRONT STORE-ID=501></SERVERY-STOREFRONT>"],
    ["with the tag explained in a comment", tag, `<!-- <servery-storefront storeid="501"> -->${tag}`],
    ["with the tag in a script's text", tag, `<script>const a = '<servery-storefront storeid="1">'</script>${tag}`],
    ["with attributes of its own", tag, tag.replace(" ", ' class="shop" id="shop" role="main" data-page="menu" ')],
    ["with another site's loader", script, `<script src="https://charts.example/loader.js"></script>${script}`],
    ["with its loader", script, '<script src="https://shop.nonna.example/loader.js" crossorigin></script>'],
  ])("%s is right, too", async (_what, part, instead) => {
    expect(await saysOf(part, instead)).toEqual([]);
  });

  it("may have a script that adds the tag", async () => {
    const site = await serve((_request, path) =>
      path === "/app.js"
        ? { body: 'document.createElement("servery-storefront")' }
        : { headers: { "Content-Type": "text/html" }, body: right.replace(tag, '<script src="/app.js"></script>') },
    );
    const found = await lookAtPage(subjectWith({ page: await fetchPage(`${site}/`) }));
    expect(linesOf(found, "page", { [site]: "SITE" })).toContain(
      "✓ SITE/: The tag is added by SITE/app.js, so its attributes can't be checked here.",
    );
    expect(problemsIn(found, "page")).toEqual([]);
  });
});

const attributes = (instead: string) => [tag, tag.replace('store-id="501"', instead)] as const;
const scriptWith = (part: string, instead: string) => [script, script.replace(part, instead)] as const;

it.each([
  [
    `✗ ${address}: No <servery-storefront> in the page. Found <servery-store-front>: did you mean it? Write <servery-storefront>.`,
    tag,
    "<servery-store-front store-id=501></servery-store-front>",
  ],
  [
    `✗ ${address}: The tag is text (&lt;…): diners read it. Use a Custom HTML block.`,
    tag,
    "<p>&lt;servery-storefront store-id=&quot;501&quot;&gt;</p>",
  ],
  [
    `✗ ${address}: No <servery-storefront> in the page: it is in a comment. Take it out of <!-- and -->.`,
    tag,
    `<!-- ${tag} -->`,
  ],
  [
    "✗ <servery-storefront>: The tag ends with />, which HTML ignores: what follows it in the page stands in the shop, unseen. Close it: <servery-storefront …></servery-storefront>.",
    tag,
    tag.replace("></servery-storefront>", " />"),
  ],
  [
    `✗ ${address}: No <servery-storefront> in the page: diners see no shop. Add <servery-storefront> where the shop should be.`,
    tag,
    "",
  ],
  [
    '✗ <servery-storefront>: store-id is ”501”: the editor turned the quotes into typographic ones. Write store-id="501".',
    ...attributes("store-id=”501”"),
  ],
  [
    "✗ <servery-storefront>: storeid isn't an attribute: did you mean store-id? Write store-id.",
    ...attributes('storeid="501"'),
  ],
  [
    "✗ <servery-storefront>: langauge isn't an attribute: did you mean language? Write language.",
    ...attributes('store-id="501" langauge="en"'),
  ],
  [
    `✗ ${address}: <servery-storefront store-id="nonna">: expected a whole number above 0. Correct it on the tag.`,
    ...attributes('hq-id="7" store-id="nonna"'),
  ],
  [
    `✗ ${address}: <servery-storefront> needs store-id, store-name or hq-id. Correct it on the tag.`,
    ...attributes('language="en"'),
  ],
  [
    `✗ ${address}: No script of the shop in the page: the tag stays empty. Add <script type="module" src="https://…/storefront.js" crossorigin></script>.`,
    script,
    "",
  ],
  [
    `! ${shop}: type="module" is missing: the shop loads with one request more. Add type="module".`,
    ...scriptWith('type="module" ', ""),
  ],
  [
    `✗ ${shop}: type is 5f2c9a-module: Rocket Loader has rewritten the script. Add data-cfasync="false" to it.`,
    ...scriptWith('type="module"', 'type="5f2c9a-module"'),
  ],
  [
    `✗ ${shop}: type is rocketlazyloadscript: a plug-in delays the script, and diners see an empty space. Exclude storefront.js from it.`,
    ...scriptWith('type="module"', 'type="rocketlazyloadscript"'),
  ],
  [
    `✗ ${shop}: The address is in data-src: a plug-in delays the script, and diners see an empty space. Exclude storefront.js from it.`,
    ...scriptWith(" src=", " data-src="),
  ],
  [
    "✗ http://shop.nonna.example/storefront.js: The script is http on an https page: browsers don't load it. Write https://.",
    ...scriptWith("https:", "http:"),
  ],
  [
    `✗ <script>: src is “${shop}”: the editor turned the quotes into typographic ones. Write src="…".`,
    ...scriptWith(`"${shop}"`, `“${shop}”`),
  ],
  [
    `! ${shop}: integrity without crossorigin: the script and its chunks share no connection. Add crossorigin.`,
    ...scriptWith("crossorigin", 'integrity="sha384-x"'),
  ],
  [
    "✗ https://shop.nonna.example/loader.js: integrity without crossorigin: browsers don't run the script. Add crossorigin.",
    script,
    '<script src="https://shop.nonna.example/loader.js" integrity="sha384-x"></script>',
  ],
  [
    `! ${address}: No viewport with a width: phones show the desk's layout, tiny. Add <meta name="viewport" content="width=device-width, initial-scale=1">.`,
    viewport,
    "",
  ],
])("says %s", async (line, part, instead) => {
  expect(await saysOf(part, instead)).toEqual([line]);
});

it("finds a page by http", async () => {
  expect(await saysOf("Nonna", "Nonna", "http://www.nonna.example/")).toEqual([
    "✗ http://www.nonna.example/: The page is http: diners can't enter a card. Serve it over https.",
  ]);
});

it("finds a branded configuration whose tag names no group", async () => {
  const deployment = deploymentWith({ branded: true });
  expect(await saysOf("Nonna", "Nonna", address, { deployment })).toEqual([
    `✗ ${address}: <servery-storefront> needs hq-id, since its deployment is branded. Add hq-id to the tag.`,
  ]);
});

it("finds a tag whose store isn't there", async () => {
  const firestore = await serve(() => ({ status: 404, body: "{}" }));
  const changes = { deployment: deploymentWith({ emulators: { firestore } }), documents: {} };
  expect(await saysOf("Nonna", "Nonna", address, changes)).toEqual([
    '✗ <servery-storefront>: The tag names Companies/501, which isn\'t there: diners read "Store cannot be found". Correct the number.',
  ]);
});

describe("hq-id alone", () => {
  const group = { ID: 7, IsHQ: false };
  const store = { ...nonnaRose, HQCompanyID: 7 };
  const says = (changes: Partial<Subject>) => saysOf(...attributes('hq-id="7"'), address, { stores: [], ...changes });

  it("names a headquarters, by its IsHQ or by its stores", async () => {
    expect(await says({ documents: { "Companies/7": { ...group, IsHQ: true } } })).toEqual([]);
    expect(await says({ documents: { "Companies/7": group, "Companies/501": store } })).toEqual([]);
  });

  it("isn't a store", async () => {
    expect(await says({ documents: { "Companies/7": group, "Companies/501": nonnaRose } })).toEqual([
      '✗ <servery-storefront>: hq-id is 7, and no store has HQCompanyID 7: diners see no venues. Write store-id="7", or the number of a headquarters.',
    ]);
  });

  it("names what is there", async () => {
    const unread = [{ path: "Companies/7", read: { kind: "missing" } as const }];
    expect(await says({ documents: { "Companies/501": nonnaRose }, unread })).toEqual([
      "✗ <servery-storefront>: The tag names Companies/7, which isn't there: diners see no venues. Correct hq-id.",
    ]);
  });
});

it.each([
  ["an error", { status: 500 }, "The page answers 500. Correct --page."],
  ["no HTML", { headers: { "Content-Type": "application/json" } }, "It isn't an HTML page. Correct --page."],
  ["nothing", null, "Nothing answers (UND_ERR_SOCKET). Correct --page, or start its server."],
])("says so if the page answers %s", async (_what, sent, said) => {
  const site = await serve(() => sent);
  const found = await lookAtPage(subjectWith({ page: await fetchPage(site) }));
  expect(problemsIn(found, "page")).toEqual([expect.stringMatching(/^✗ http/)]);
  expect(problemsIn(found, "page")[0]).toContain(`: ${said}`);
});

describe("a frame", () => {
  const framed = (sandbox: string) =>
    `<!doctype html><iframe srcdoc="${tag.replaceAll('"', "&quot;")}"${sandbox}></iframe>`;

  it.each([
    [' sandbox=""', ["✗ <iframe srcdoc>: Its sandbox lacks allow-scripts: the shop doesn't run. Add allow-scripts."]],
    [
      ' sandbox="allow-scripts"',
      ["! <iframe srcdoc>: Its sandbox lacks allow-same-origin: the cart is lost on reload. Add allow-same-origin."],
    ],
    [' sandbox="allow-scripts allow-same-origin"', []],
    ["", []],
  ])("with%s", async (sandbox, lines) => {
    const page = pageAt(address, framed(sandbox));
    expect(problemsIn(await lookAtPage(subjectWith({ page })), "page")).toEqual(lines);
  });

  it("is looked into by its address", async () => {
    const site = await serve((_request, path) => ({
      headers: { "Content-Type": "text/html" },
      body: path === "/shop" ? right : '<!doctype html><iframe src="/shop"></iframe>',
    }));
    const found = await lookAtPage(subjectWith({ page: await fetchPage(`${site}/`) }));
    expect(linesOf(found, "page", { [site]: "SITE" })).toContain(
      '✓ <iframe src="SITE/shop">: The shop is in this frame. Run the doctor with --page SITE/shop, too.',
    );
  });
});
