import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface SourceFile {
  /** Path from the repository's root, with "/". */
  readonly path: string;
  readonly text: string;
}

export const root = fileURLToPath(new URL("../..", import.meta.url));

const notOurs = new Set(["node_modules", "dist", ".git", ".cache", "shots", "images", "package-lock.json"]);

export function pathsUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsUnder(path) : [path];
    });
}

export function filesUnder(folder: string, ending: RegExp): SourceFile[] {
  return pathsUnder(folder)
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

export const scripts = /\.(ts|tsx|mjs|js)$/;
