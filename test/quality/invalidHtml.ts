import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "puppeteer-core";
import { folder } from "./stage.ts";

interface Found {
  readonly messages: readonly { readonly url: string; readonly message: string; readonly extract?: string }[];
}

/** What Nu doesn't know, and why it is valid. */
const explained: Readonly<Record<string, string>> = {
  "Attribute “pathLength” not allowed on element “circle” at this point.":
    "Nu knows SVG 1.1, which has it on paths only.",
};

/** What the shop has in its shadow root now. */
export function htmlOf(page: Page): Promise<string> {
  return page.$eval("servery-storefront", ({ shadowRoot }) => shadowRoot?.innerHTML ?? "");
}

const flags = ["--format", "json", "--stdout", "--errors-only", "--exit-zero-always", "--no-langdetect"];

/** Every error that Nu, the W3C's checker, finds in these pieces of HTML, by the name of the piece. It needs Java. */
export function findInvalid(pieces: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const pages = Array.from(pieces, ([name, html]) => {
    return [name, `<!doctype html><html lang="en"><title>Shop</title><body>${html}`] as const;
  });
  return findInvalidPages(new Map(pages));
}

/** The same of whole pages. */
export async function findInvalidPages(pieces: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const place = await mkdtemp(join(tmpdir(), "servery-html-"));
  const names = [...pieces.keys()];
  try {
    const files = await Promise.all(
      Array.from(pieces.values(), async (html, at) => {
        const file = join(place, `${at}.html`);
        await writeFile(file, html);
        return file;
      }),
    );
    const jar = folder("node_modules/vnu-jar/build/dist/vnu.jar");
    // Elements are nested deeper than the usual stack is for.
    const { stdout } = await promisify(execFile)("java", ["-Xss2m", "-jar", jar, ...flags, ...files], {
      maxBuffer: 100_000_000,
    });
    return (JSON.parse(stdout) as Found).messages
      .filter(({ message }) => !(message in explained))
      .map(({ url, message, extract = "" }) => `${names[Number.parseInt(basename(url), 10)]}: ${message} ${extract}`);
  } finally {
    await rm(place, { recursive: true });
  }
}
