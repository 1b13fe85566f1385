import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../architecture/sourceFiles.ts";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** Vite's manifest of dist/: maps a source, or an unnamed shared chunk, to its file and its imports. */
type Manifest = Readonly<Record<string, Chunk>>;

export const entry = "storefront.js";

export function built(file: string): string {
  return readFileSync(join(root, "dist", file), "utf8");
}

export function gzipBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(built(file), { level: 9 }).length, 0);
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(root, ".cache/manifest.json"), "utf8")) as Manifest;
}

/** The files of the build that the entry loads with `import()`. */
export function loadedByEntry(): string[] {
  return Array.from(built(entry).matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g), ([, file = ""]) => file);
}

/**
 * Every script that the browser fetches before a menu in English appears, in a build with a baked-in configuration. On
 * a phone it also fetches the code that opens a tapped dish, which no menu waits for. Beside an old library it fetches
 * the code that mends built-in objects.
 */
export function firstView(manifest: Manifest): string[] {
  const files = new Set([entry]);
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of this build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  for (const file of loadedByEntry())
    if (!/\/(zh-CN|config|dish|mend|sheet|open)-/.test(file)) add(keyOf(manifest, file));
  return [...files];
}

export function keyOf(manifest: Manifest, file: string): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.file === file);
  if (!key) throw new Error(`${file} is no chunk of this build`);
  return key;
}

/** The chunks that contain whole folders (`vite.config.ts`). The manifest only lists them by name. */
const folders: readonly (readonly [folder: string, chunk: string])[] = [
  ["src/features/product/", "dialog"],
  ["src/features/dietary/", "dialog"],
  ["src/features/drawer/", "dialog"],
  ["src/features/gift/", "gift"],
  ["src/features/late-menu/", "late-menu"],
  ["src/features/cart/", "cart"],
  ["src/features/redemption/", "cart"],
  ["src/features/roll/", "cart"],
  ["src/features/checkout/", "checkout"],
  ["src/ui/Dialog.tsx", "modal"],
  ["src/app/layouts/SaidWords.tsx", "modal"],
  ["src/parts/dates/", "dates"],
  ["src/app/layouts/CheckInNews.tsx", "order"],
  ["src/features/order/", "order"],
  ["src/features/print/", "PrintedMenu"],
  ["src/app/composition/runShop.ts", "kept"],
  ...["firestoreRules", "orders"].map((name) => [`src/services/adapters/${name}.ts`, "requests"] as const),
  ["src/wire/host/config.ts", "config"],
  ["src/app/layouts/PageProblems.tsx", "problems"],
  ...["errors", "info", "log"].map((name) => [`src/features/${name}/`, "screens"] as const),
  ["src/features/venues/", "venues"],
  ["src/app/composition/otherOverlays.ts", "dialog"],
];

/** The manifest key of the chunk that contains a source. */
export function chunkOf(manifest: Manifest, source: string): string {
  const name = folders.find(([folder]) => source.startsWith(folder))?.[1];
  const key = name ? Object.keys(manifest).find((other) => manifest[other]?.name === name) : source;
  if (key === undefined || !manifest[key]) throw new Error(`${source} is in no chunk of this build`);
  return key;
}

/** Every script that has to load before a chunk can run, except those of the first view. */
export function neededBy(manifest: Manifest, key: string, shown: readonly string[]): string[] {
  const { file, imports = [] } = manifest[key] ?? {};
  if (file === undefined) throw new Error(`${key} is no chunk of this build`);
  if (shown.includes(file)) return [];
  return [...new Set([file, ...imports.flatMap((other) => neededBy(manifest, other, shown))])];
}

/** For each chunk, the scripts that the shop requests together for it. */
export function waves(shop: string): ReadonlyMap<string, readonly string[]> {
  const code = built(shop);
  const [, names = ""] = /m\.f=\[([^\]]*)\]/.exec(code) ?? [];
  const listed = Array.from(names.matchAll(/\.\/([^"`]+)/g), ([, file]) => `chunks/${file}`);
  const imports =
    /import\(`\.\/([^`]+)`\)(?:\.then\([^()]*\))*(?:;return\{[^{}]*\}\})?(?:,__vite__mapDeps\(\[([\d,]*)\]\))?/g;
  return new Map(
    Array.from(code.matchAll(imports), ([, file, beside]) => {
      const numbers = beside ? beside.split(",").map(Number) : [];
      return [`chunks/${file}`, [`chunks/${file}`, ...numbers.map((index) => listed[index] ?? "")]] as const;
    }),
  );
}
