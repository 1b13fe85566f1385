import { existsSync, readdirSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../architecture/sourceFiles.ts";
import { built } from "./build.ts";

const chunks = readdirSync(join(root, "dist/chunks")).filter((file) => file.endsWith(".js"));

/** The names in `{a,b as c}`: each one's name before and after `as`. */
const namesIn = (list: string): readonly (readonly [from: string, to: string])[] =>
  list.split(",").map((pair) => {
    const [from = "", to = from] = pair.split(" as ");
    return [from, to];
  });

const exportedBy = new Map(
  chunks.map((file) => {
    const lists = Array.from(built(`chunks/${file}`).matchAll(/\bexport\{([^}]*)\}/g), ([, list = ""]) => list);
    return [file, lists.flatMap(namesIn).map(([, to]) => to)] as const;
  }),
);

describe.each(chunks)("%s", (file) => {
  const code = built(`chunks/${file}`);

  it("exports each name once", () => {
    expect(new Set(exportedBy.get(file)).size).toBe(exportedBy.get(file)?.length);
  });

  it("imports names that the others export", () => {
    for (const [, list = "", from = ""] of code.matchAll(/\bimport\{([^}]*)\}from["'`]\.\/([^"'`]+)/g))
      expect(exportedBy.get(from), from).toEqual(expect.arrayContaining(namesIn(list).map(([name]) => name)));
    for (const [, from = "", name] of code.matchAll(/\bimport\(`\.\/([^`]+)`\)\.then\(\w+=>\w+\.(\w+)/g))
      expect(exportedBy.get(from), from).toContain(name);
  });
});

const mapped = chunks.filter((file) => existsSync(join(root, "dist/chunks", `${file}.map`)));

/** Keywords that no minifier renames: as they appear in a script, and at their source position according to its map. */
function wordsOf(file: string): readonly (readonly [built: string, source: string])[] {
  const map = JSON.parse(built(`chunks/${file}.map`)) as SourceMapPayload;
  const sources = new Map(map.sources.map((name, index) => [name, map.sourcesContent[index]?.split("\n") ?? []]));
  const origins = new SourceMap(map);
  return built(`chunks/${file}`)
    .split("\n")
    .flatMap((line, row) =>
      Array.from(line.matchAll(/\b(?:return|throw)\b(?!\{)/g), ({ 0: word, index }) => {
        const entry = origins.findEntry(row, index);
        if (!("originalLine" in entry) || entry.generatedColumn !== index || entry.generatedLine !== row) return null;
        const source = sources.get(entry.originalSource)?.[entry.originalLine] ?? "";
        return [word, source.slice(entry.originalColumn, entry.originalColumn + word.length)] as const;
      }),
    )
    .filter((pair) => pair !== null);
}

it.each(mapped)("%s's source map points to the right code", (file) => {
  const words = wordsOf(file);
  const right = words.filter(([word, source]) => word === source);
  // The compiler adds a few keywords itself.
  expect(right.length).toBeGreaterThanOrEqual(words.length * 0.9);
});
