import type { Rolldown } from "vite";

interface Edit {
  readonly line: number;
  /** The column after the replaced text. */
  readonly column: number;
  readonly grown: number;
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The first number of a source map segment, and how many letters it takes. */
function firstNumber(segment: string): readonly [number: number, length: number] {
  let bits = 0;
  for (let index = 0; ; index++) {
    const digit = digits.indexOf(segment[index] ?? "");
    bits |= (digit & 31) << (5 * index);
    if (digit < 32) return [bits & 1 ? -(bits >> 1) : bits >> 1, index + 1];
  }
}

function lettersOf(number: number): string {
  let letters = "";
  for (let bits = number < 0 ? (-number << 1) | 1 : number << 1; ; bits >>= 5) {
    if (bits < 32) return letters + digits[bits];
    letters += digits[(bits & 31) | 32];
  }
}

/** Each segment of a source map stores its distance from the one before it. */
function movedLine(line: string, edits: readonly Edit[]): string {
  let column = 0;
  let moved = 0;
  return line
    .split(",")
    .map((segment) => {
      const [distance, length] = firstNumber(segment);
      column += distance;
      const before = moved;
      moved = edits.reduce((sum, edit) => (edit.column <= column ? sum + edit.grown : sum), 0);
      return lettersOf(distance + moved - before) + segment.slice(length);
    })
    .join(",");
}

/**
 * Replaces each match of a pattern in a chunk's code, and adjusts the chunk's source map. A match may not span lines.
 */
export function rewrite(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  pattern: RegExp,
  written: (found: RegExpExecArray) => string,
): void {
  const { code, sourcemapFileName } = chunk;
  const edits: Edit[] = [];
  let changed = "";
  let end = 0;
  for (const found of code.matchAll(pattern)) {
    const replacement = written(found);
    changed += code.slice(end, found.index) + replacement;
    end = found.index + found[0].length;
    const lines = code.slice(0, end).split("\n");
    const column = lines.at(-1)?.length ?? 0;
    edits.push({ line: lines.length - 1, column, grown: replacement.length - found[0].length });
  }
  if (edits.length === 0) return;
  chunk.code = changed + code.slice(end);
  const file = bundle[sourcemapFileName ?? ""];
  if (file?.type !== "asset") return;
  const map = JSON.parse(String(file.source)) as { readonly mappings: string };
  const lines = map.mappings.split(";").map((line, index) => {
    const here = edits.filter((edit) => edit.line === index);
    return line && here.length > 0 ? movedLine(line, here) : line;
  });
  file.source = JSON.stringify({ ...map, mappings: lines.join(";") });
}
