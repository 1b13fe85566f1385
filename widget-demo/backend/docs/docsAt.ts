import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { apiReference } from "./apiReference.ts";
import { docsPage } from "./docsPage.ts";
import { type Rendered, renderMarkdown } from "./renderMarkdown.ts";

const root = join(import.meta.dirname, "../../..");
const folder = "widget-demo/docs";

interface Answer {
  readonly type: string;
  readonly text: string;
}

/** The names of the pages, without their ending; the index is `README`. */
export function docNames(): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => /^([\w-]+)\.md$/.exec(name)?.[1] ?? []);
}

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

const reference = "/docs/api";

/**
 * A link between pages becomes an address of the demo; so does one to another file of the repository. The description of
 * the API is shown as a page.
 */
export function addressOf(target: string): string | null {
  if (/^(https?:\/\/|#)/.test(target)) return target;
  // Also keeps out every other scheme, such as `javascript:`.
  const [, path, fragment = ""] = /^([\w./-]+)(#[\w-]+)?$/.exec(target) ?? [];
  if (path === undefined || path.startsWith("/")) return null;
  const file = posix.join(folder, path);
  const [, name] = /^widget-demo\/docs\/([\w-]+)\.md$/.exec(file) ?? [];
  if (name !== undefined) return `/docs/${name === "README" ? "" : name}${fragment}`;
  if (file === "dist-types/openapi.json") return reference;
  return file.startsWith(".") ? null : `/docs/files/${file}`;
}

/** Only the files that the documentation links to are served. */
function isLinked(address: string): boolean {
  const links = docNames().flatMap((name) =>
    Array.from(textOf(`${folder}/${name}.md`).matchAll(/\]\(([^()\s]+)\)/g), ([, target = ""]) => addressOf(target)),
  );
  return links.includes(address);
}

function pageAt(path: string, name: string): Answer | null {
  if (!docNames().includes(name)) return null;
  return shown(path, renderedAt(name));
}

function renderedAt(name: string): Rendered {
  return renderMarkdown(textOf(`${folder}/${name}.md`), addressOf);
}

function shown(path: string, page: Rendered): Answer {
  return { type: "text/html; charset=utf-8", text: docsPage(path, page, renderedAt("README")) };
}

/** The published contract, at the paths under which tools look for it (R100). */
const contract = ["/openapi.json", "/openapi.planned.json", "/openapi-3.0.json", "/documents.schema.json"];

/** The documentation at this path; null if there is none. Read at each request, so that a change shows on reload. */
export function docsAt(path: string): Answer | null {
  if (contract.includes(path)) return { type: "application/json; charset=utf-8", text: textOf(`dist-types${path}`) };
  if (path === "/docs" || path === "/docs/") return pageAt(path, "README");
  if (path === reference) return shown(path, apiReference(JSON.parse(textOf("dist-types/openapi.json"))));
  const [, name] = /^\/docs\/([a-z-]+)$/.exec(path) ?? [];
  if (name !== undefined) return pageAt(path, name);
  const [, file] = /^\/docs\/files\/(.+)$/.exec(path) ?? [];
  return file !== undefined && isLinked(path) ? { type: "text/plain; charset=utf-8", text: textOf(file) } : null;
}
