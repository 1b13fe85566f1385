import { describe, expect, it } from "vitest";
import { filesUnder, type SourceFile } from "./sourceFiles.ts";
import { importsOf, walk } from "./syntax.ts";

/**
 * What `.ci/build/unusedReact.ts` removes from the build. Using it would work in tests, but do nothing in the build.
 */
const leftOut = {
  names: [
    ...["Activity", "SuspenseList", "unstable_SuspenseList", "ViewTransition", "addTransitionType", "hydrateRoot"],
    ...["useActionState", "useFormState", "useFormStatus", "requestFormReset"],
    ...["preconnect", "prefetchDNS", "preinit", "preinitModule", "preload", "preloadModule"],
  ],
  tags: ["base", "body", "head", "html", "link", "meta", "script", "style", "title"],
};

interface Drawn {
  readonly tag: string;
  readonly props: readonly string[];
}

const sources = filesUnder("src", /\.tsx?$/);

function jsxOf(file: SourceFile): Drawn[] {
  const found: Drawn[] = [];
  walk(file, (node) => {
    if (node.type !== "JSXOpeningElement") return;
    const { name: tag = "" } = node["name"] as { name?: string };
    const attributes = node["attributes"] as readonly { readonly name?: { readonly name?: string } }[];
    found.push({ tag, props: attributes.map(({ name }) => name?.name ?? "") });
  });
  return found;
}

describe("the shop doesn't use what its build removes from React", () => {
  it("with an import", () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => /^react(-dom)?(\/|$)/.test(target))
        .flatMap(({ names }) => names.filter((name) => leftOut.names.includes(name) || name === "*"))
        .map((name) => `${file.path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("with a tag", () => {
    const drawn = sources.filter(({ path }) => path.endsWith(".tsx")).flatMap((file) => jsxOf(file));
    expect(drawn.length).toBeGreaterThan(500);
    const wrong = drawn.filter(
      ({ tag, props }) =>
        leftOut.tags.includes(tag) ||
        (tag === "Fragment" && props.includes("ref")) ||
        (/^[a-z]/.test(tag) && props.some((name) => /^(form)?action$/i.test(name))),
    );
    expect(wrong).toEqual([]);
  });
});
