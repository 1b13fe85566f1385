import { describe, expect, it } from "vitest";
import { filesUnder, pathsUnder, type SourceFile } from "./sourceFiles.ts";

/** `` `menu/MenuScreen.tsx` ``, by as much of its path as tells it from others; not a pattern such as `*.atoms.ts`. */
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

  it("that names a lost file is told", () => {
    const readme = { path: "src/README.md", text: "See `menu/Card.tsx`, `menu/Lost.tsx` and `*.atoms.ts`." };
    expect(lostFiles([readme], ["src/features/menu/Card.tsx"])).toEqual(["src/README.md: menu/Lost.tsx"]);
  });
});
