import type { DocumentProblem, ReadingContext } from "../../../src/wire/reading.ts";

/** Reads with a codec, and records the problems that it notes. */
export function noting<T>(parse: (context: ReadingContext) => T, base = "https://shop.example/") {
  const problems: DocumentProblem[] = [];
  const read = parse({ base, note: (problem) => problems.push(problem) });
  return { read, problems };
}
