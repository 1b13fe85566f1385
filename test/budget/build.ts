import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../architecture/sourceFiles.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Vite's own list of what lies in dist/: a source, or an unnamed shared chunk, to its file and what it imports. */
type Manifest = Readonly<Record<string, Chunk>>;

export const entry = "storefront.js";
const english = "locales/en.po";

export function built(file: string): string {
  return readFileSync(join(root, "dist", file), "utf8");
}

export function gzipBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(built(file), { level: 9 }).length, 0);
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(root, ".cache/manifest.json"), "utf8")) as Manifest;
}

/** What the entry's own `import()`s name, as files of the build. */
export function loadedByEntry(): string[] {
  return Array.from(built(entry).matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g), ([, file = ""]) => file);
}

/** Every script that the browser fetches before a menu in English stands. */
export function firstView(manifest: Manifest): string[] {
  const files = new Set([entry]);
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of this build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  for (const file of loadedByEntry()) add(keyOf(manifest, file));
  add(english);
  return [...files];
}

function keyOf(manifest: Manifest, file: string): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.file === file);
  if (!key) throw new Error(`${file} is no chunk of this build`);
  return key;
}
