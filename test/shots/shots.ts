// Takes pictures of every screen in every look, width and language, and compares them with the pictures of the previous
// run. All files are in `shots/`.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { mock } from "node:test";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Browser } from "puppeteer-core";
import { folder, languages } from "../quality/stage.ts";
import { launchChromium } from "../support/browser.ts";
import { tenantNames } from "../support/buildTenants.ts";
import { findChanges } from "./changes.ts";
import { indexPage } from "./indexPage.ts";
import { type Language, type Look, planSeries, type Series, sizes, type Wish } from "./plan.ts";
import { type Sight, shopSights, siteSights } from "./subjects.ts";
import { type Folders, hirePhotographer } from "./takeSeries.ts";

interface Asked extends Wish {
  /** The folder to compare with, instead of the previous run. */
  readonly against?: string | undefined;
}

function oneOf<T extends string>(option: string, value: string | undefined, known: readonly T[]): T | undefined {
  if (value === undefined || known.some((each) => each === value)) return value as T | undefined;
  throw new Error(`--${option} is one of ${known.join(", ")}, not ${value}.`);
}

/** Reads `--tenant dark --width 360 --language zh-CN --only checkout`. */
function readWish(args: readonly string[], tenants: readonly string[], languages: readonly Language[]): Asked {
  const text = { type: "string" } as const;
  const options = { tenant: text, width: text, language: text, only: text, against: text };
  const { tenant, width, language, only, against } = parseArgs({ args: [...args], options }).values;
  const widths = sizes.map(({ widthPx }) => `${widthPx}`);
  return {
    tenant: oneOf("tenant", tenant, tenants),
    width: oneOf("width", width, widths) === undefined ? undefined : Number(width),
    language: oneOf("language", language, languages),
    only,
    against,
  };
}

/** A Friday at 6:24 pm in Melbourne. */
const shotAt = new Date("2026-11-20T07:24:00Z");

/** Without these flags, the edges of letters and circles differ from run to run, where the browser draws in parts. */
const drawsAlike = ["--disable-lcd-text", "--disable-partial-raster", "--disable-checker-imaging"];

const looks: readonly Look<Sight>[] = [
  ...tenantNames.map((name) => ({ name, subjects: shopSights })),
  { name: "sites", subjects: siteSights },
];

async function takeAll(browser: Browser, folders: Folders, planned: readonly Series<Sight>[]) {
  const waiting = planned.values();
  const files: string[] = [];
  const problems: string[] = [];
  const work = async () => {
    const photographer = await hirePhotographer(browser, folders);
    for (const series of waiting) {
      try {
        files.push(...(await photographer.take(series)));
      } catch (cause) {
        const { look, language, subject, sizes } = series;
        problems.push(`${look}, ${language}, ${sizes[0]?.widthPx} px, ${subject.name}: ${cause}`);
      }
    }
    await photographer.close();
  };
  // One more worker than cores, because some wait while others draw.
  const hands = Math.min(availableParallelism() + 1, planned.length);
  await Promise.all(Array.from({ length: hands }, work));
  return { files, problems };
}

if (!existsSync(folder("dist/storefront.js"))) throw new Error("Run `npm run build` first.");
const { against, ...wish } = readWish(
  process.argv.slice(2),
  looks.map(({ name }) => name),
  languages,
);
const planned = planSeries(looks, languages, wish);
if (planned.length === 0) throw new Error(`There is no screen "${wish.only}".`);

const target = folder("shots");
const taken = { now: join(target, "now"), before: join(target, "before") };
rmSync(taken.before, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

mock.timers.enable({ apis: ["Date"], now: shotAt });
const startedMs = performance.now();
const browser = await launchChromium(drawsAlike);
const { files, problems } = await takeAll(browser, taken, planned);
const before = against === undefined ? taken.before : resolve(against);
const changes = await findChanges(browser, files, { ...taken, before });
await browser.close();

const index = join(target, "index.html");
const isTaken = (file: string) => existsSync(join(taken.now, file));
writeFileSync(index, indexPage({ looks, languages, isTaken, changes, before: relative(target, before) }));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
const seconds = Math.round((performance.now() - startedMs) / 1_000);
process.stdout.write(
  `${files.length} pictures in ${seconds} s, ${changes.length} changed: ${pathToFileURL(index).href}\n`,
);
