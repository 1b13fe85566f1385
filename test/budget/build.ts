import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../architecture/sourceFiles.ts";

interface Chunk {
  readonly file: string;
  readonly sources: readonly string[];
  readonly imports: readonly string[];
}

const chunks = JSON.parse(readFileSync(join(root, ".cache/chunks.json"), "utf8")) as readonly Chunk[];

export const entry = "storefront.js";

/** Every script of the build, those that only the entry names included. */
export const scripts: readonly string[] = [...new Set([entry, "loader.js", ...chunks.map(({ file }) => file)])];

export function built(file: string): string {
  return readFileSync(join(root, "dist", file), "utf8");
}

export function gzipBytes(files: Iterable<string>): number {
  return Array.from(files).reduce((sum, file) => sum + gzipSync(built(file), { level: 9 }).length, 0);
}

/** The file of the build that contains a source. */
export function fileOf(source: string): string {
  const chunk = chunks.find(({ sources }) => sources.includes(source));
  if (!chunk) throw new Error(`${source} is in no chunk of this build`);
  return chunk.file;
}

/** Functions that the bundler adds. */
export const bundlersOwn = fileOf("\0rolldown/runtime.js");

/** Every script that has to load before a source can run, without those that are loaded already. */
export function neededBy(source: string, loaded: readonly string[] = []): readonly string[] {
  // The set grows during the loop.
  const files = new Set([fileOf(source)]);
  for (const file of files) for (const other of importsOf(file)) files.add(other);
  return [...files].filter((file) => !loaded.includes(file));
}

export function importsOf(file: string): readonly string[] {
  return chunks.find((chunk) => chunk.file === file)?.imports ?? [];
}

export function sourcesOf(file: string): readonly string[] {
  return chunks.find((chunk) => chunk.file === file)?.sources ?? [];
}

/** The files of the build that the entry loads with `import()`. */
export function loadedByEntry(): string[] {
  return Array.from(built(entry).matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g), ([, file = ""]) => file);
}

const firstSources = [
  "src/first/drawAll.ts",
  "locales/en.po",
  "src/element/defineStorefront.ts",
  "src/app/composition/createStorefront.tsx",
  "src/features/menu/MenuScreen.tsx",
];

/**
 * Every script that the browser fetches before a menu in English appears, in a build with a baked-in configuration. On
 * a phone it also fetches the code that opens a tapped dish, which no menu waits for.
 */
export const firstView: readonly string[] = [
  ...new Set([entry, ...firstSources.flatMap((source) => neededBy(source))]),
];
