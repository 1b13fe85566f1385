import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, type SourceFile } from "./sourceFiles.ts";

export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
}

export function installedManifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")) as Manifest;
}

/** Dependencies that no file imports, no script runs and no other dependency has as a peer. */
export function idlePackages(
  manifest: Manifest,
  files: readonly SourceFile[],
  manifestOf: (name: string) => Manifest,
): string[] {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const peers = new Set(names.flatMap((name) => Object.keys(manifestOf(name).peerDependencies ?? {})));
  const code = [...files.map(({ text }) => text), ...Object.values(manifest.scripts ?? {})].join("\n");
  return names.filter((name) => {
    if (peers.has(name)) return false;
    const typed = /^@types\/(.+)$/.exec(name)?.[1];
    if (typed) return typed !== "node" && !names.includes(typed) && !isImported(code, typed);
    return !isImported(code, name) && !binsOf(name, manifestOf(name)).some((bin) => isRun(code, bin));
  });
}

function isImported(code: string, name: string): boolean {
  return [`"${name}"`, `"${name}/`, `/${name}/`].some((mention) => code.includes(mention));
}

function isRun(code: string, bin: string): boolean {
  return code.split(/[\s"'/]+/).includes(bin);
}

function binsOf(name: string, { bin }: Manifest): string[] {
  if (typeof bin === "string") return [name.replace(/^@[^/]+\//, "")];
  return Object.keys(bin ?? {});
}
