import { invalid } from "./errors.ts";
import { listOf, textOf } from "./shape.ts";

const pattern = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/;

interface ResourceName {
  /** `projects/P/databases/D`. Every project has the same documents, so this only appears in responses. */
  readonly database: string;
  /** `Companies/120`, or empty for the root. */
  readonly path: string;
}

export function parseName(name: string): ResourceName {
  const [, database, path = ""] = pattern.exec(name) ?? [];
  if (database === undefined) throw invalid(`Resource name "${name}" does not name a document.`);
  return { database, path };
}

export function parseDocumentName(name: string): ResourceName {
  const parsed = parseName(name);
  checkDocumentPath(parsed.path);
  return parsed;
}

/** Limits the number of names, because a short name can stand for a large document. */
const mostNames = 100;

/** Removes duplicates, as the real service does. */
export function parseDocumentNames(data: unknown): readonly string[] {
  const names = listOf(data, "documents").map((name) => textOf(name, "A document's name"));
  if (names.length > mostNames) throw invalid(`A request names ${mostNames} documents at most.`);
  for (const name of names) parseDocumentName(name);
  return [...new Set(names)];
}

export function nameOf(database: string, path: string): string {
  return path === "" ? `${database}/documents` : `${database}/documents/${path}`;
}

export function isDocumentPath(path: string): boolean {
  const segments = path.split("/");
  return segments.length % 2 === 0 && segments.every((segment) => segment !== "");
}

export function checkDocumentPath(path: string): void {
  if (!isDocumentPath(path)) throw invalid(`Document path "${path}" must have an even number of non-empty segments.`);
}

/** Returns `Companies/120/Menus` for `Companies/120/Menus/A`. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

export function lastSegmentOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
