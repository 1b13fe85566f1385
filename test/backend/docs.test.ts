import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ApiDescription } from "../../widget-demo/backend/docs/apiDescription.ts";
import { apiReference } from "../../widget-demo/backend/docs/apiReference.ts";
import { addressOf, docNames } from "../../widget-demo/backend/docs/docsAt.ts";
import { anchorOf } from "../../widget-demo/backend/docs/renderMarkdown.ts";
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
});

it.each(others)("the links of %s lead to files and headings", (path) => {
  for (const target of targetsOf(path)) {
    const [file = "", anchor] = target.split("#");
    const found = file === "" ? path : posix.join(posix.dirname(path), file);
    expect([target, existsSync(join(root, found))]).toEqual([target, true]);
    if (anchor !== undefined) expect([target, anchorsIn(found)]).toEqual([target, expect.arrayContaining([anchor])]);
  }
});
