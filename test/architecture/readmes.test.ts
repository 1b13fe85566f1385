import { describe, expect, it } from "vitest";
import { filesUnder, pathsUnder, type SourceFile } from "./sourceFiles.ts";

/**
 * A file name such as `` `menu/MenuScreen.tsx` ``, with as much of its path as it needs to be unique. Patterns such as
 * `*.atoms.ts` don't match.
 */
const namedFile = /`([\w./-]+\.(?:tsx?|css|json|md|rules))`/g;

function lostFiles(readmes: readonly SourceFile[], paths: readonly string[]): string[] {
  return readmes.flatMap(({ path, text }) =>
    [...text.matchAll(namedFile)]
      .map(([, named = ""]) => named)
      .filter((named) => !paths.some((each) => each === named || each.endsWith(`/${named}`)))
      .map((named) => `${path}: ${named}`),
  );
}

describe("a README of src", () => {
  it("names only files that exist", () => {
    expect(lostFiles(filesUnder("src", /README\.md$/), pathsUnder(""))).toEqual([]);
  });

  it("is reported if it names a missing file", () => {
    const readme = { path: "src/README.md", text: "See `menu/Card.tsx`, `menu/Lost.tsx` and `*.atoms.ts`." };
    expect(lostFiles([readme], ["src/features/menu/Card.tsx"])).toEqual(["src/README.md: menu/Lost.tsx"]);
  });
});
