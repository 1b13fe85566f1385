import type { DocumentProblem, ReadingContext } from "../../../src/wire/reading.ts";

/** Reads with a codec, and records the problems that it notes. */
export function noting<T>(parse: (context: ReadingContext) => T): {
  readonly read: T;
  readonly problems: DocumentProblem[];
} {
  const problems: DocumentProblem[] = [];
  const read = parse({ base: "https://shop.example/", note: (problem) => problems.push(problem) });
  return { read, problems };
}
