import { type Language, languages } from "../../../src/domain/host/hostSettings.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { documentPaths, restTarget } from "../../../src/wire/documents/paths.ts";
import { StartProblem } from "../../backend/problem.ts";
import { misuse, readOptions, storeNumber, usageOf, webAddress } from "../options.ts";
import { here, readConfiguration } from "../readConfiguration.ts";
import { withoutKeys } from "../withoutKeys.ts";
import { loadBuild } from "./page/loadBuild.ts";
import { siteOf } from "./page/pageAddress.ts";
import { publishPage } from "./page/publishPage.ts";
import { publishMenu } from "./publishMenu.ts";
import { type KnownShop, type Place, readShop } from "./readShop.ts";

export const options = {
  config: { type: "string", value: "FILE", isNeeded: true, about: "the configuration that the shop is built with" },
  store: {
    type: "string",
    value: "ID",
    multiple: true,
    isNeeded: true,
    about: "the store; may stand several times",
  },
  "hq-id": {
    type: "string",
    value: "ID",
    about: "the headquarters that the page's tag names. A branded deployment needs it",
  },
  language: {
    type: "string",
    value: "CODE",
    multiple: true,
    about: "en or zh-CN: the page's; may stand several times. Without it: en, and with --data no page",
  },
  "base-path": {
    type: "string",
    value: "PATH",
    about: "where the folder is on your site, such as /order. Search engines want it whole: https://…/order",
  },
  script: {
    type: "string",
    value: "URL",
    about: "where storefront.js is published. Relative addresses of the configuration count from there",
  },
  data: { type: "boolean", about: "writes menus/ID/menu.json, and tells the script in the folder of it" },
  out: { type: "string", value: "FOLDER", isNeeded: true, about: "the folder that is published" },
} as const;

export const usage = usageOf("prerender --", options);

/** Writes a store that was read, or takes away one that diners no longer find. Returns a line for each thing done. */
type Output = (read: KnownShop) => Promise<readonly string[]>;

interface Result {
  readonly text: string;
  readonly isGood: boolean;
}

/** Reads each store as a guest does, and writes its outputs. */
export async function prerender(args: readonly string[]): Promise<Result> {
  const { values } = readOptions(args, options, usage);
  const { config, store = [], out } = values;
  if (config === undefined || out === undefined || store.length === 0) throw misuse(usage);
  const stores = [...new Set(store.map((id) => storeNumber("--store", id, usage)))];
  const hqId = values["hq-id"] === undefined ? null : storeNumber("--hq-id", values["hq-id"], usage);
  const script = values.script === undefined ? null : webAddress("--script", values.script, usage).href;
  const { place, deployment } = placeOf(config, script, hqId);
  const printed = languagesOf(values.language ?? (values.data ? [] : ["en"]));
  const outputs: Output[] = values.data ? [(read) => publishMenu(out, read, script)] : [];
  if (printed.length > 0) {
    const site = siteOf(values["base-path"] ?? "/", usage);
    if (script === null) throw misuse(usage, "A page needs --script: where storefront.js is published.");
    const dataOrigin = new URL(place.target.firestore).origin;
    const printing = { build: await loadBuild(), site, languages: printed, script, dataOrigin, hqId };
    outputs.push((read) => publishPage(out, read, printing));
  }
  const now = instant(Date.now());
  const lines: string[] = [];
  let isGood = true;
  // One after another, so that a chain's stores don't all wait for one answer.
  for (const id of stores) {
    const read = await readShop(place, id, now);
    if (read.kind !== "found") {
      isGood = false;
      lines.push(`✗ ${read.why}`);
    }
    if (read.kind === "unread") continue;
    for (const output of outputs) {
      try {
        lines.push(...(await output(read)));
      } catch (cause) {
        // The other stores' pages are written all the same.
        isGood = false;
        lines.push(`✗ store ${id}: ${cause instanceof Error ? cause.message : cause}`);
      }
    }
  }
  return { text: withoutKeys(lines.join("\n"), deployment), isGood };
}

function languagesOf(codes: readonly string[]): readonly Language[] {
  return [...new Set(codes)].map((code) => {
    const language = languages.find((each) => each === code);
    if (!language) throw misuse(usage, `--language takes ${languages.join(" or ")}, not "${code}".`);
    return language;
  });
}

function placeOf(config: string, script: string | null, hqId: number | null) {
  const deployment = readConfiguration(config, script ?? here);
  const isRelative = [deployment.apiUrl, restTarget(deployment).firestore].some(
    (url) => new URL("/", url).href === here,
  );
  if (isRelative && script === null)
    throw new StartProblem(`${config} has relative addresses: say with --script where storefront.js is published.`);
  const answer = documentPaths({ isBranded: deployment.isBranded, hqId });
  if (!answer.ok) throw misuse(usage, `${config} is of a branded deployment, so --hq-id must name the headquarters.`);
  const place: Place = { target: restTarget(deployment), paths: answer.paths, base: deployment.apiUrl };
  return { place, deployment };
}
