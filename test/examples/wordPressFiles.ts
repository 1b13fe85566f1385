// The WordPress plug-in's files, for the tests that read them.
import { pluginFiles, pluginFolder } from "../../.ci/build/wordPressPlugin.ts";

/** By their paths in the plug-in's own folder. */
export const texts: ReadonlyMap<string, string> = new Map(
  [...pluginFiles()].map(([path, content]) => [path.slice(pluginFolder.length + 1), content.toString("utf8")] as const),
);

export function textOf(path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`The plug-in has no ${path}.`);
  return text;
}

export const phpFiles = [...texts].filter(([path]) => path.endsWith(".php"));

/** Without comments, of which a rule must not be satisfied or broken. */
export function codeOf(php: string): string {
  return php.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "$1");
}

/** A PHP or JavaScript string as it reads. */
export function unquoted(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(['"\\])/g, "$1");
}

/** A header of the plug-in's main file or of readme.txt. */
export function headerIn(text: string, name: string): string {
  return new RegExp(`^[ *]*${name}: (.+)$`, "m").exec(text)?.[1] ?? "";
}
