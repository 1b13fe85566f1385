import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ApiDescription } from "../../widget-demo/backend/docs/apiDescription.ts";
import { apiReference } from "../../widget-demo/backend/docs/apiReference.ts";
import { curlOf } from "../../widget-demo/backend/docs/curl.ts";
import { addressOf, docNames } from "../../widget-demo/backend/docs/docsAt.ts";
import { anchorOf, renderMarkdown } from "../../widget-demo/backend/docs/renderMarkdown.ts";
import { examine } from "../../widget-demo/tools/doctor/doctor.ts";
import { startDemo } from "./demoFixture.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const docs = docNames().map((name) => `widget-demo/docs/${name}.md`);
const others = ["README.md", "src/README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md"];
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const address = (path: string) => addressOf(posix.basename(path)) ?? "";

/** The text without its code, whose brackets are no links. */
const proseOf = (path: string) =>
  textOf(path)
    .replaceAll(/^ *```.*?^ *```$/gms, "")
    .replaceAll(/`[^`]*`/g, "");

/** The targets of the links and pictures that are not on another site. */
function targetsOf(path: string): string[] {
  const targets = Array.from(
    proseOf(path).matchAll(/\]\(([^()\s]+)\)|<img src="([^"]+)"/g),
    ([, link, picture]) => link ?? picture ?? "",
  );
  return targets.filter((target) => !/^https?:/.test(target));
}

/** As GitHub makes them, from the file itself. */
function anchorsIn(path: string): string[] {
  const titles = textOf(path).replaceAll(/^ *```.*?^ *```$/gms, "");
  return Array.from(titles.matchAll(/^#+ (.+)$/gm), ([, title = ""]) => anchorOf(title));
}

const render = (markdown: string) => renderMarkdown(markdown, addressOf).html;

describe("the documentation", () => {
  it.each(docs)("%s is a page of the demo, with all of its headings and a way to the others", async (path) => {
    const demo = await startDemo();
    const answer = await demo.get(address(path));
    expect(answer).toMatchObject({ status: 200, headers: { "content-type": "text/html; charset=utf-8" } });
    for (const anchor of anchorsIn(path)) expect(answer.text).toContain(` id="${anchor}"`);
    for (const other of docs) expect(answer.text).toContain(`href="${address(other)}"`);
  });

  it.each(["openapi.json", "openapi.planned.json", "openapi-3.0.json", "documents.schema.json"])(
    "R100: has the contract at /%s",
    async (name) => {
      const demo = await startDemo();
      const { status, headers, text } = await demo.get(`/${name}`);
      expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
      expect(text).toBe(textOf(`dist-types/${name}`));
    },
  );

  it("is served at /docs, too, and only by its names", async () => {
    const demo = await startDemo();
    expect((await demo.get("/docs")).text).toBe((await demo.get("/docs/")).text);
    for (const path of [
      "/docs/README",
      "/docs/nothing",
      "/docs/embedding/",
      "/docs/..%2f..%2fREADME",
      "/docs/Embedding",
    ])
      expect((await demo.get(path)).status).toBe(404);
  });

  it("leads nowhere that doesn't exist", async () => {
    const demo = await startDemo();
    for (const page of [...docs.map(address), "/docs/api"]) {
      const { text } = await demo.get(page);
      const links = Array.from(text.matchAll(/ href="([^"]+)"/g), ([, link = ""]) => link);
      expect(links.length).toBeGreaterThan(8);
      for (const link of links.filter((each) => !/^https?:|^\/front\/|\.css$|^\/$|^#text$/.test(each))) {
        const [target = "", anchor] = link.split("#");
        const answer = await demo.get(target === "" ? page : target);
        expect([link, answer.status]).toEqual([link, 200]);
        if (anchor !== undefined) expect(answer.text).toContain(` id="${anchor}"`);
      }
    }
  });

  it("shows the files that it links to as plain text, and no other file", async () => {
    const demo = await startDemo();
    const linked = await demo.get("/docs/files/widget-demo/hosting/order.html");
    expect(linked).toMatchObject({
      status: 200,
      headers: { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" },
    });
    expect(linked.text).toBe(textOf("widget-demo/hosting/order.html"));
    for (const path of ["package.json", "widget-demo/docs/../../package.json", "widget-demo/hosting", "../outside.txt"])
      expect((await demo.get(`/docs/files/${path}`)).status).toBe(404);
  });
});

it("the store and the menu of the first order are as the doctor wants them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "servery-docs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [config = "", documents = ""] = Array.from(
    textOf("widget-demo/docs/first-order.md").matchAll(/^```json\n(.*?)^```$/gms),
    ([, json = ""], index) => {
      writeFileSync(join(folder, `${index}.json`), json);
      return join(folder, `${index}.json`);
    },
  );
  const { text, isHealthy } = await examine(["--config", config, "--documents", documents]);
  expect([isHealthy, text]).toEqual([
    true,
    expect.stringContaining("✓ Companies/501: 2 dishes in 1 category, Pickup."),
  ]);
  // The one warning is right for a test system, as the page says.
  expect(text.match(/^!.*/gm)).toEqual([expect.stringContaining("forceSandboxPayment")]);
});

describe("the reference of the ordering API", () => {
  const api: ApiDescription = JSON.parse(textOf("dist-types/openapi.json"));
  const { html } = apiReference(api);
  const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));

  it("has each call, with its keys, codes, and all examples of what is sent", async () => {
    const demo = await startDemo();
    const { text } = await demo.get("/docs/api");
    expect(text).toContain(html);
    for (const [, call = ""] of html.matchAll(/<section class="call">(.*?)<\/section>/gs)) {
      const operation = operations.find(({ operationId }) => call.includes(`id="${operationId}"`));
      for (const code of operation?.["x-servery-codes"] ?? []) expect(call).toContain(`<code>${code}</code>`);
      expect(call).toContain(`<h3>Answer</h3>`);
    }
    const { schemas } = api.components;
    const keys = Object.values(schemas).flatMap(({ properties = {} }) => Object.keys(properties));
    expect(keys.filter((key) => !html.includes(`<code>${key}</code>`))).toEqual([]);
    expect(html.match(/<section class="call">/g)).toHaveLength(operations.length);
  });

  /** The arguments that a shell gives to curl. */
  function argumentsOf(command: string): string[] {
    const script = `curl() { printf '%s\\0' "$@"; }; API=https://api.example; KEY=k; ID_TOKEN=t; ${command}`;
    return execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
  }

  const order = { TrackingOrder: { UDID: "u-7", GuestIdentifier: null, Notes: `it's "$HOME" \`here\` \\` } };

  it("has requests that a shell reads as they are meant", () => {
    const { post } = api.paths["/trackingorders/{UDID}"] ?? {};
    if (!post) throw new Error("There is no placeOrder.");
    const path = "/trackingorders/{UDID}";
    const sent = argumentsOf(curlOf({ path, method: "post", operation: post, body: order }));
    expect(sent.slice(0, 3)).toEqual(["-X", "POST", "https://api.example/trackingorders/u-7"]);
    expect(sent).toEqual(expect.arrayContaining(["Authorization: k", "X-Servery-Id-Token: t"]));
    expect(JSON.parse(sent.at(-1) ?? "")).toEqual(order);
    const { get } = api.paths["/coupons/{code}"] ?? {};
    if (!get) throw new Error("There is no checkCoupon.");
    expect(argumentsOf(curlOf({ path: "/coupons/{code}", method: "get", operation: get, body: undefined }))).toEqual([
      ...["-X", "GET", "https://api.example/coupons/HALF?CompanyID=907", "-H", "Authorization: k"],
    ]);
  });
});

describe("the links of", () => {
  it.each([...docs, ...others])("%s lead to files and headings", (path) => {
    for (const target of targetsOf(path)) {
      const [file = "", anchor] = target.split("#");
      const found = file === "" ? path : posix.join(posix.dirname(path), file);
      expect([target, existsSync(join(root, found))]).toEqual([target, true]);
      // The demo serves files, and no lists of folders.
      if (docs.includes(path)) expect([target, statSync(join(root, found)).isFile()]).toEqual([target, true]);
      if (anchor !== undefined) expect([target, anchorsIn(found)]).toEqual([target, expect.arrayContaining([anchor])]);
    }
  });
});

describe("Markdown", () => {
  it.each([
    ["# A title", '<h1 id="a-title"><a href="#a-title">A title</a></h1>'],
    ["## `code` & more", '<h2 id="code--more"><a href="#code--more"><code>code</code> &amp; more</a></h2>'],
    ["one\ntwo\n\nthree", "<p>one\ntwo</p>\n<p>three</p>"],
    ["- a\n- b\n  c", "<ul><li>a</li><li>b\nc</li></ul>"],
    ["1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
    ["- a:\n\n  ```html\n  <b>\n  ```\n\n- b", "<ul><li><p>a:</p><pre><code>&lt;b>\n</code></pre></li><li>b</li></ul>"],
    ["- a\n  - b", "<ul><li><p>a</p><ul><li>b</li></ul></li></ul>"],
    ["```js\na < b && c\n\n# d\n```\ne", "<pre><code>a &lt; b &amp;&amp; c\n\n# d\n</code></pre>\n<p>e</p>"],
    ["a **b `c`** `**d**`", "<p>a <strong>b <code>c</code></strong> <code>**d**</code></p>"],
    ["[`a`](embedding.md#the-tag)", '<p><a href="/docs/embedding#the-tag"><code>a</code></a></p>'],
    ["[a](README.md)", '<p><a href="/docs/">a</a></p>'],
    ["[a](#b)", '<p><a href="#b">a</a></p>'],
    ["[a](../hosting/_headers)", '<p><a href="/docs/files/widget-demo/hosting/_headers">a</a></p>'],
    ["[a](../../dist-types/openapi.json)", '<p><a href="/docs/api">a</a></p>'],
    ["[a](https://a.example/?b=1&c=2)", '<p><a href="https://a.example/?b=1&amp;c=2">a</a></p>'],
  ])("%j is rendered", (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  it("has tables whose cells hold code, also with the sign between cells", () => {
    const html = render("| a | b |\n| --- | --- |\n| `x\\|y` | <b> |\n| c | |");
    expect(html.replaceAll(/ role="\w+"/g, "")).toBe(
      "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>" +
        "<tr><td><code>x|y</code></td><td>&lt;b></td></tr><tr><td>c</td><td></td></tr></tbody></table>",
    );
  });

  it("gives two headings of one name two anchors", () => {
    expect(renderMarkdown("## A\n## A", addressOf).headings.map(({ id }) => id)).toEqual(["a", "a-1"]);
  });

  const script = "<script>alert(1)</script>";

  it.each([
    script,
    `# ${script}`,
    `- ${script}`,
    `\`${script}\``,
    `**${script}**`,
    `\`\`\`\n${script}\n\`\`\``,
    `| ${script} |\n| --- |\n| ${script} |`,
    `[${script}](embedding.md)`,
    '[a](https://a.example/"onclick="alert(1))',
    '[a](https://a.example/"><img/src=x/onerror=alert>)',
    '# a" onclick="alert(1)',
    "[a](javascript:alert(1))",
    "[a](javascript:alert)",
    "[a](data:text/html,<script>)",
    "[a](//evil.example)",
    "[a](/sandbox/reset)",
    "[a](../../../outside.txt)",
  ])("can't add HTML or an address of another kind: %s", (markdown) => {
    const html = render(markdown);
    expect(html).not.toMatch(/<(script|img)/);
    // Every tag is one of ours, with attributes of ours.
    const tags = html.match(/<(?:"[^"]*"|[^">])*>/g) ?? [];
    const ours = /^<\/?(p|h1|ul|li|pre|code|strong|table|thead|tbody|tr|th|td)( id="[^"<]*")?( role="\w+")?>$/;
    const link = /^<(\/a|a href="(\/docs\/|#|https:\/\/a\.example\/)[^"<]*")>$/;
    expect(tags.filter((tag) => !ours.test(tag) && !link.test(tag))).toEqual([]);
  });
});
