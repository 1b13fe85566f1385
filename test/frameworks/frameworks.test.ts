// @module-tag thorough
// The apps of docs/frameworks.md, with the package as `npm pack` makes it: installed, built and ordered from.
import { spawn } from "node:child_process";
import { cpSync, createReadStream, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, inject, it, onTestFinished, type TestContext } from "vitest";
import { listenOnLoopback } from "../../widget-demo/backend/loopback.ts";
import { cards, chooseBurger, placeByCard, useOrdering } from "../journeys/ordering.ts";
import { english } from "../journeys/orderWords.ts";
import { phone, useJourneys, type Visit } from "../support/journey.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const journeys = useJourneys();
const { orders } = useOrdering(journeys);

let scratch = "";
let tarball = "";

/** Resolves with what it prints. */
function run(folder: string, program: string, ...args: readonly string[]): Promise<string> {
  // Vitest's own would build the development version of React.
  const { NODE_ENV: _, ...env } = process.env;
  const quiet = { NEXT_TELEMETRY_DISABLED: "1", NG_CLI_ANALYTICS: "false" };
  const child = spawn(program, args, { cwd: folder, env: { ...env, ...quiet }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program} ${args.join(" ")} fails:\n${output}`)),
    );
  });
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

beforeAll(async () => {
  scratch = mkdtempSync(join(inject("scratch"), "apps-"));
  const packed = await run(root, "npm", "pack", "--json", "--pack-destination", scratch);
  tarball = join(scratch, JSON.parse(packed)[0].filename);
});

const install = ["install", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
const noNetwork = /\b(ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ETIMEDOUT|ENOTCACHED)\b/;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
};

function filesOf(folder: string): RequestListener {
  return ({ url = "" }, response) => {
    const [path = ""] = url.split("?");
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const content = createReadStream(file);
    content.on("error", () => response.writeHead(404).end());
    response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
    content.pipe(response);
  };
}

/** The app's address, after it is built. */
async function serve({ skip }: TestContext, name: string, output: string): Promise<string> {
  const folder = join(scratch, name);
  cpSync(join(root, "widget-demo/examples", name), folder, { recursive: true });
  onTestFinished(() => rm(folder, { recursive: true }));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  change(join(folder, "package.json"), `"file:servery-${version}.tgz"`, `"file:${tarball}"`);
  change(join(folder, "public/servery.json"), "http://localhost:5173", journeys.demo.origin);
  await run(folder, "npm", ...install).catch((error: Error) => {
    skip(noNetwork.test(error.message) && !process.env["GITHUB_ACTIONS"], "The packages of the app can't be fetched.");
    throw error;
  });
  await run(folder, "npm", "run", "build");
  const { port, close } = await listenOnLoopback(filesOf(join(folder, output)), 0);
  onTestFinished(close);
  return `http://localhost:${port}/`;
}

/** The shop's scripts are those of the package, and each is loaded once. */
async function loadsAsBuilt({ page }: Visit): Promise<void> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/servery/") && path.endsWith(".js")),
  );
  expect(scripts[0]).toBe("/servery/storefront.js");
  expect(scripts.length).toBeGreaterThan(5);
  expect(new Set(scripts).size).toBe(scripts.length);
}

async function order(visit: Visit): Promise<void> {
  await placeByCard(visit);
  expect((await orders()).map(({ posts, card }) => [posts, card?.last4])).toEqual([[1, cards.approved.slice(-4)]]);
  await loadsAsBuilt(visit);
}

const patience = { timeout: 240_000 };

it("Vite and React", patience, async (test) => {
  const visit = await journeys.open(await serve(test, "vite", "dist"), { size: phone });
  await visit.click("button", english.burger);
  await visit.click("button", english.add);
  await visit.click("button", "Cart (1)");
  await visit.click("button", english.checkout);
  await order(visit);
});

it("webpack, without a framework", patience, async (test) => {
  const visit = await journeys.open(await serve(test, "webpack", "public"));
  await visit.click("button", "The burger of the month");
  await visit.click("button", english.add);
  await visit.click("link", english.cartBar);
  await visit.click("button", english.checkout);
  await order(visit);
  expect(await visit.page.$eval("#placed", (line) => line.textContent)).toMatch(/^Thank you for \$\d+\.\d\d\.$/);
});

it("Next, which draws the tag on the server", patience, async (test) => {
  const address = await serve(test, "next", "out");
  const html = await (await fetch(address)).text();
  expect(html).toContain('<servery-storefront store-id="120" config="/servery.json"><a href="tel:0355500120">');
  expect(html).toMatch(/<script [^>]*src="\/servery\/storefront\.js"/);
  const visit = await journeys.open(address);
  await chooseBurger(visit);
  await visit.find("button", "Cart (1)");
  await order(visit);
});

it("Angular", patience, async (test) => {
  const visit = await journeys.open(await serve(test, "angular", "dist"));
  await chooseBurger(visit);
  await visit.find("button", "Cart (1)");
  await order(visit);
});
