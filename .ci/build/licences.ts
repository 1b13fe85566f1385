// dist/THIRD-PARTY-LICENSES.txt: the notices of exactly those packages whose code is in the scripts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/**
 * Google publishes its packages without the licence text. This package is installed with every Firestore and includes
 * it.
 */
const apacheText = "node_modules/@grpc/grpc-js/LICENSE";

export interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author: string;
  readonly folder: string;
  readonly copyrights: readonly string[];
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** The folder of a module's package; null for the shop's own sources. The bundler's runtime counts as a package too. */
export function packageFolderOf(moduleId: string): string | null {
  if (moduleId.startsWith("\0rolldown/")) return join(root, "node_modules/rolldown");
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(moduleId)?.[0] ?? null;
}

/** The copyright lines in a module's comments, if it has any. */
function copyrightsIn(moduleId: string): string[] {
  if (moduleId.startsWith("\0")) return [];
  const code = readFileSync(moduleId.replace(/\?.*$/, ""), "utf8");
  const comments = Array.from(code.matchAll(/\/\*[\s\S]*?\*\//g), ([comment]) => comment);
  return comments.flatMap((comment) => comment.match(/\bCopyright (?:\(c\) )?(?:\d{4}|The )[^\n*]*/gi) ?? []);
}

function packageAt(folder: string, moduleIds: readonly string[]): Package {
  const { name = "", version = "", license = "", author = "" } = manifestOf(folder);
  const copyrights = new Set(moduleIds.flatMap(copyrightsIn).map((line) => line.trim()));
  const person = typeof author === "string" ? author : (author.name ?? "");
  return { name, version, license, author: person, folder, copyrights: [...copyrights] };
}

/** The packages that modules come from. */
export function packagesOf(moduleIds: readonly string[]): readonly Package[] {
  const folders = Map.groupBy(moduleIds, packageFolderOf);
  return Array.from(folders, ([folder, ids]) => (folder === null ? [] : [packageAt(folder, ids)]))
    .flat()
    .sort((a, b) => a.name.localeCompare(b.name));
}

function mitTextFor({ name, author }: Package): string {
  if (!author) throw new Error(`${name} has neither a licence file nor an author.`);
  const own = readFileSync(join(root, "LICENSE"), "utf8");
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${author}`);
}

/** The package's own licence files, or the standard text of its licence if it has none. */
export function licenceTextOf(from: Package): string {
  const files = readdirSync(from.folder).filter((name) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(name));
  if (files.length > 0)
    return files
      .sort()
      .map((name) => readFileSync(join(from.folder, name), "utf8").trim())
      .join("\n\n");
  if (from.license === "MIT") return mitTextFor(from).trim();
  if (from.license === "Apache-2.0") return readFileSync(join(root, apacheText), "utf8").trim();
  throw new Error(`${from.name} has no licence file, and ${from.license || "no licence"} has no text here.`);
}

const line = "-".repeat(80);

/** Groups packages that share the same text. */
export function licencesText(packages: readonly Package[]): string {
  const sections = Array.from(Map.groupBy(packages, licenceTextOf), ([text, sharing]) => {
    const names = sharing.map(({ name, version, license }) => `${name} ${version} (${license})`);
    const missing = [...new Set(sharing.flatMap(({ copyrights }) => copyrights))]
      .sort()
      .filter((each) => !text.includes(each));
    return [line, ...names, ...(missing.length > 0 ? ["", ...missing] : []), "", text, ""].join("\n");
  });
  const own = readFileSync(join(root, "LICENSE"), "utf8");
  const intro = "The scripts beside this file are Servery, under this licence:";
  return [intro, "", own, "They contain code of these packages:", "", ...sections].join("\n");
}
