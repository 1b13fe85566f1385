import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { root } from "./sourceFiles.ts";

const cache = join(root, ".cache");
mkdirSync(cache, { recursive: true });
// Below node_modules, so that a page written with React finds the package.
const folder = mkdtempSync(join(cache, "types-"));
afterAll(() => rmSync(folder, { recursive: true }));

const compilerOptions = [
  ...["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"],
  ...["--lib", "es2022,dom", "--types", "", "--jsx", "react-jsx", "--ignoreConfig"],
];

/** An error in the page itself, not in the compiler's arguments. */
const complaint = /^page\.tsx\(\d+,\d+\): error TS\d+/;

/** The compiler's output for a host page's script that only has dist-types. */
function compile(code: string, types: "index" | "jsx" = "index"): string {
  const file = join(folder, "page.tsx");
  const declarations = JSON.stringify(join(root, "dist-types", `${types}.js`));
  writeFileSync(file, `import type {} from ${declarations};\n${code}\n`);
  const tsc = spawnSync(join(root, "node_modules/.bin/tsc"), [...compilerOptions, file], {
    cwd: folder,
    encoding: "utf8",
  });
  return tsc.stdout;
}

/** The README's examples in this language, as one script. */
function readmeExamples(language: "js" | "tsx"): string {
  const text = readFileSync(join(root, "README.md"), "utf8");
  const examples = Array.from(text.matchAll(/^```(\w+)\n(.*?)^```$/gms), ([, fence, code = ""]) => ({ fence, code }));
  return examples.flatMap(({ fence, code }) => (fence === language ? code : [])).join("\n");
}

describe("a host page's script", () => {
  it("has typed elements, configuration and events", () => {
    const code = `
      const shop = document.createElement("servery-storefront");
      shop.config = { apiUrl: "https://a.example", apiKey: "k", firebase: { apiKey: "k", projectId: "p" } };
      shop.addEventListener("servery:navigate", (event) => console.log(event.detail.path.toUpperCase()));
      shop.addEventListener("click", () => {});
    `;
    expect(compile(code)).toBe("");
  });

  it.each(["document", "window", "document.body"])("has typed events on %s, which they bubble to", (target) => {
    const code = `
      const told = ({ detail }: CustomEvent<{ total: number }>) => console.log(detail.total.toFixed(2));
      ${target}.addEventListener("servery:order-placed", told);
      ${target}.addEventListener("servery:ready", ({ detail }) => console.log(detail.storeId?.toFixed()));
      ${target}.removeEventListener("servery:order-placed", told);
    `;
    expect(compile(code)).toBe("");
  });

  it("compiles with the README's examples", () => {
    const code = readmeExamples("js");
    expect(code).toContain('document.addEventListener("servery:navigate"');
    expect(compile(`const analytics = { page: (name: string) => name };\n${code}`)).toBe("");
  });

  it.each([
    ["a configuration without an address", 'document.createElement("servery-storefront").config = { apiKey: "k" };'],
    [
      "a detail that the event has not",
      'document.createElement("servery-storefront").addEventListener("servery:ready", (event) => event.detail.path);',
    ],
    [
      "a detail that the event has not, on the document",
      'document.addEventListener("servery:ready", ({ detail }) => detail.path);',
    ],
  ])("gets an error for %s", (_, code) => {
    expect(compile(code)).toMatch(complaint);
  });
});

/**
 * A project set up as in the README: the types have the file names given there, and the compiler finds them by itself.
 */
function compileProject(page: string): string {
  const project = mkdtempSync(join(cache, "project-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const copies = [...readme.matchAll(/`(src\/[\w./-]*?([\w-]+\.d\.ts))`/g)];
  for (const [, target = "", name = ""] of copies) {
    mkdirSync(dirname(join(project, target)), { recursive: true });
    copyFileSync(join(root, "dist-types", name), join(project, target));
  }
  writeFileSync(join(project, "src/page.tsx"), page);
  // The same as in Vite's template, which hides errors in declarations.
  const args = compilerOptions.filter((option) => option !== "--ignoreConfig").concat("--skipLibCheck");
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ include: ["src"] }));
  const tsc = spawnSync(join(root, "node_modules/.bin/tsc"), [...args, "-p", "."], { cwd: project, encoding: "utf8" });
  return tsc.stdout;
}

describe("a project that has copied the types as described in the README", () => {
  it("compiles with the README's example", () => {
    expect(compileProject(readmeExamples("tsx"))).toBe("");
  });

  it.each([
    ["an attribute that there is not", "export const menu = <servery-storefront store={120} />;"],
    [
      "a detail that the event has not",
      "export const menu = <servery-storefront onservery:ready={(e) => e.detail.path} />;",
    ],
    ["a wrong element property", 'document.createElement("servery-storefront").config = { apiKey: "k" };'],
  ])("gets an error for %s", (_, page) => {
    expect(compileProject(page)).toMatch(/^src\/page\.tsx\(\d+,\d+\): error TS\d+/);
  });
});

describe("a page written with React", () => {
  it("compiles with the README's example", () => {
    const code = readmeExamples("tsx");
    expect(code).toContain("<servery-storefront");
    expect(compile(code, "jsx")).toBe("");
  });

  it("has the element in a ref, with its configuration", () => {
    const code = `
      import { useRef } from "react";
      import type { ServeryStorefrontElement } from ${JSON.stringify(join(root, "dist-types", "index.js"))};
      export function Menu() {
        const shop = useRef<ServeryStorefrontElement>(null);
        return <servery-storefront ref={shop} hq-id={7} full-page base-path="/order" onClick={() => shop.current?.config} />;
      }
    `;
    expect(compile(code, "jsx")).toBe("");
  });

  it("R83: has typed events on the tag", () => {
    const code = `
      export const menu = (
        <servery-storefront
          store-id="120"
          onservery:add-to-cart={({ detail }) => console.log(detail.items[0]?.price.toFixed(2), detail.value)}
          onservery:order-placed={({ detail }) => console.log(detail.transactionId, detail.tax?.toFixed(2), detail.coupon)}
        />
      );
    `;
    expect(compile(code, "jsx")).toBe("");
  });

  it.each([
    ["a configuration that React would write as text", "<servery-storefront config={{}} />"],
    ["a detail that the event has not", "<servery-storefront onservery:ready={({ detail }) => detail.path} />"],
    ["an attribute that there is not", "<servery-storefront store={120} />"],
    ["a language that there is not", '<servery-storefront store-id="120" language="fr" />'],
  ])("gets an error for %s", (_, tag) => {
    expect(compile(`export const menu = ${tag};`, "jsx")).toMatch(complaint);
  });
});
