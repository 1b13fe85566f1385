import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { lookAtHosting } from "../../../widget-demo/tools/doctor/hosting/hosting.ts";
import { deploymentWith, linesOf, pageAt, problemsIn, type Sent, serve, subjectWith } from "./doctorFixture.ts";

const origin = "https://www.nonna.example";
const code = (top: string) =>
  `customElements.get("servery-storefront");c={"projectId":"nonna-rose"};import("${top}chunks/first-Bvz6KBIA.js");`;
const entry = code("./");
const open = { "Access-Control-Allow-Origin": "*", "Content-Type": "text/javascript" };
const soon = { ...open, "Cache-Control": "public, max-age=60, stale-while-revalidate=86400" };
const forGood = { ...open, "Cache-Control": "public, max-age=31536000, immutable" };
const html = { "Content-Type": "text/html", "Access-Control-Allow-Origin": "*" };

type Files = Readonly<Record<string, Sent | null>>;

const right: Files = {
  "/storefront.js": { headers: soon, body: entry },
  "/loader.js": { headers: soon, body: 'import(new URL("storefront.js", document.currentScript.src));' },
  "/1.1.7/storefront.js": { headers: forGood, body: code("../") },
  "/chunks/first-Bvz6KBIA.js": { headers: forGood, body: "export {};" },
};

const tagOf = (path: string, more = "") => `<script type="module" src="SHOP${path}" crossorigin${more}></script>`;

async function examineHosting(changes: Files = {}, tags = tagOf("/storefront.js"), projectId = "nonna-rose") {
  const files: Files = { ...right, ...changes };
  const shop = await serve((_request, path) => {
    const sent = files[path];
    return sent === undefined ? { status: 404, headers: { "Access-Control-Allow-Origin": "*" } } : sent;
  });
  const page = pageAt(
    `${origin}/`,
    `<servery-storefront store-id="501"></servery-storefront>${tags.replaceAll("SHOP", shop)}`,
  );
  const deployment = deploymentWith({ firebase: { apiKey: "k-1", projectId } });
  return { found: await lookAtHosting(subjectWith({ page, deployment })), words: { [shop]: "SHOP" } };
}

async function saysOf(...given: Parameters<typeof examineHosting>): Promise<string[]> {
  const { found, words } = await examineHosting(...given);
  return problemsIn(found, "hosting", words);
}

describe("a right host", () => {
  it("has ok lines only", async () => {
    const { found, words } = await examineHosting();
    expect(linesOf(found, "hosting", words)).toEqual([
      "✓ SHOP/storefront.js: A release reaches diners soon.",
      "✓ SHOP/storefront.js: It is built for nonna-rose.",
      "✓ SHOP/chunks/first-Bvz6KBIA.js: The chunk can be loaded.",
      "✓ SHOP/chunks/first-Bvz6KBIA.js: Chunks are cached for good.",
      "✓ SHOP/chunks/servery-doctor-00000000.js: A missing chunk answers 404.",
    ]);
  });

  it("is asked for every chunk that the script and its chunks name", async () => {
    const named = { headers: forGood, body: 'import"./menu-Ax12.js";const later=()=>import("./cart-Bx34.js")' };
    const files = { "/chunks/first-Bvz6KBIA.js": named, "/chunks/menu-Ax12.js": { headers: forGood, body: "" } };
    expect(await saysOf(files)).toEqual([
      "✗ SHOP/chunks/cart-Bx34.js: The chunk answers 404: the shop can't load. Upload chunks/ beside the script.",
    ]);
    const { found, words } = await examineHosting({ ...files, "/chunks/cart-Bx34.js": { headers: forGood, body: "" } });
    expect(linesOf(found, "hosting", words)).toContain(
      "✓ SHOP/chunks/first-Bvz6KBIA.js: The chunk can be loaded. The same with 2 more.",
    );
  });

  const hash = createHash("sha384").update(code("../")).digest("base64");
  it.each([
    ["the loader", tagOf("/loader.js")],
    ["a pinned version", tagOf("/1.1.7/storefront.js", ` integrity="sha384-${hash}"`)],
    ["the same script twice", tagOf("/storefront.js").repeat(2)],
  ])("may serve %s", async (_what, tags) => {
    expect(await saysOf({}, tags)).toEqual([]);
  });

  it("may compress its scripts, and keep to itself which chunks it has", async () => {
    const body = `${entry}${" ".repeat(20_000)}`;
    const shop = await serve((_request, path) =>
      path === "/storefront.js" ? { headers: soon, body } : { status: 403 },
    );
    expect(gzipSync(body).length).toBeLessThan(body.length);
    const page = pageAt(`${origin}/`, tagOf("/storefront.js").replace("SHOP", shop));
    const lines = problemsIn(await lookAtHosting(subjectWith({ page })), "hosting", { [shop]: "SHOP" });
    expect(lines).toEqual([
      "! SHOP/storefront.js: It isn't compressed: phones load three times as much. Switch on gzip or Brotli.",
      "✗ SHOP/chunks/first-Bvz6KBIA.js: The chunk answers 403: the shop can't load. Upload chunks/ beside the script.",
    ]);
  });
});

const file = (path: string, change: Partial<Sent> | null): Files => ({
  [path]: change === null ? null : { ...right[path], ...change },
});

it.each<readonly [line: string, changes: Files]>([
  [
    "✗ SHOP/storefront.js: It answers 404: diners see no shop. Upload the build, or correct src.",
    file("/storefront.js", { status: 404 }),
  ],
  [
    "✗ SHOP/storefront.js: It answers text/html: it is your page, not the script. Correct src, or the server's rule for unknown addresses.",
    file("/storefront.js", { headers: html, body: "<!doctype html>" }),
  ],
  [
    "✗ SHOP/storefront.js: Its type is text/plain: browsers don't run it. Send text/javascript.",
    file("/storefront.js", { headers: { ...soon, "Content-Type": "text/plain" } }),
  ],
  [
    `✗ SHOP/storefront.js: No Access-Control-Allow-Origin for ${origin}: the shop can't load. Send Access-Control-Allow-Origin: *.`,
    file("/storefront.js", { headers: { "Content-Type": "text/javascript", "Cache-Control": "no-cache" } }),
  ],
  [
    "✗ SHOP/storefront.js: Nothing answers (UND_ERR_SOCKET): diners see no shop. Correct src.",
    file("/storefront.js", null),
  ],
  [
    "! SHOP/storefront.js: It is cached for 1 year: diners get a release so much later. Send public, max-age=60, stale-while-revalidate=86400.",
    file("/storefront.js", { headers: forGood }),
  ],
  [
    "! SHOP/storefront.js: It has no Cache-Control: each browser decides itself how late a release comes. Send public, max-age=60, stale-while-revalidate=86400.",
    file("/storefront.js", { headers: open }),
  ],
  [
    "✗ SHOP/storefront.js: It isn't the shop's script. Correct src.",
    file("/storefront.js", { body: "console.log(1)" }),
  ],
  [
    "! SHOP/storefront.js: It contains no configuration, and the tag names none. Build with SERVERY_CONFIG, or set element.config.",
    file("/storefront.js", { body: `${entry}__SERVERY_CONFIG__` }),
  ],
  [
    "! SHOP/storefront.js: It names no chunks, as a build of the shop does. Build and upload it again.",
    file("/storefront.js", { body: "nonna-rose servery-storefront" }),
  ],
  [
    "✗ SHOP/chunks/first-Bvz6KBIA.js: The chunk answers 404: the shop can't load. Upload chunks/ beside the script.",
    file("/chunks/first-Bvz6KBIA.js", { status: 404 }),
  ],
  [
    "✗ SHOP/chunks/first-Bvz6KBIA.js: The chunk answers text/html: the shop can't load. Upload chunks/ beside the script.",
    file("/chunks/first-Bvz6KBIA.js", { headers: html, body: "<!doctype html>" }),
  ],
  [
    "✗ SHOP/chunks/first-Bvz6KBIA.js: No Access-Control-Allow-Origin on the chunk: the shop can't load. Send Access-Control-Allow-Origin: * for chunks/.",
    file("/chunks/first-Bvz6KBIA.js", { headers: { "Content-Type": "text/javascript" } }),
  ],
  [
    "! SHOP/chunks/first-Bvz6KBIA.js: Chunks aren't cached for good: each visit asks for them again. Send public, max-age=31536000, immutable for chunks/.",
    file("/chunks/first-Bvz6KBIA.js", { headers: { ...open, "Cache-Control": "no-cache" } }),
  ],
  [
    "✗ SHOP/chunks/servery-doctor-00000000.js: A missing chunk answers 200 text/html: it must be 404. Keep the rule for unknown addresses off the scripts' folder.",
    { "/chunks/servery-doctor-00000000.js": { headers: html, body: "<!doctype html>" } },
  ],
])("says %s", async (line, changes) => {
  expect(await saysOf(changes)).toEqual([line]);
});

it("finds two copies", async () => {
  expect(await saysOf({}, `${tagOf("/storefront.js")}${tagOf("/1.1.7/storefront.js")}`)).toEqual([
    `✗ ${origin}/: 2 copies of the shop's script: SHOP/storefront.js and SHOP/1.1.7/storefront.js. Keep one.`,
  ]);
});

it("finds an integrity of another file", async () => {
  const tags = tagOf("/1.1.7/storefront.js", ` integrity="sha384-${"A".repeat(64)}"`);
  expect(await saysOf({}, tags)).toEqual([
    "✗ SHOP/1.1.7/storefront.js: integrity belongs to another file: browsers don't run it. Take the hash that the build prints.",
  ]);
});

it("finds a build for another project", async () => {
  expect(await saysOf({}, tagOf("/storefront.js"), "nonna-verde")).toEqual([
    "! SHOP/storefront.js: It isn't built for nonna-verde. Build it with this configuration, or look at the other one.",
  ]);
});

it("finds a loader that is another's", async () => {
  expect(await saysOf(file("/loader.js", { body: "load()" }), tagOf("/loader.js"))).toEqual([
    "✗ SHOP/loader.js: It isn't the shop's loader. Correct src: the loader is beside storefront.js.",
  ]);
});
