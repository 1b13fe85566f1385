import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { filesUnder, root } from "./sourceFiles.ts";

const compilerOptions = [
  ...["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"],
  ...["--lib", "es2022,dom", "--types", "", "--jsx", "react-jsx"],
];

type Pages = Readonly<Record<string, string>>;

/** A project in this one, so that its pages find React, Svelte, Vue, and this package by its name. */
function newProject(files: Pages): string {
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  const project = mkdtempSync(join(cache, "types-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const named = Object.entries(files).map(([name, text]) => [`src/${name}.tsx`, `${text}\nexport {};\n`] as const);
  for (const [name, text] of [...named, ["tsconfig.json", '{ "include": ["src"] }'] as const]) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  return project;
}

/** The first error of each page, by its name; "" if it has none. The compiler runs once for all of them. */
function errorsIn(project: string, pages: Pages, ...options: readonly string[]): Record<string, string> {
  const tsc = spawnSync(join(root, "node_modules/.bin/tsc"), [...compilerOptions, ...options, "-p", "."], {
    cwd: project,
    encoding: "utf8",
  });
  const found = Array.from(tsc.stdout.matchAll(/^src\/(.+)\.tsx\(\d+,\d+\): (error TS\d+.*)$/gm));
  // An error of any other form is one of the declarations, or of the compiler's arguments.
  expect(tsc.stdout.split("\n").filter((line) => /error TS/.test(line))).toHaveLength(found.length);
  const firstIn = (page: string) => found.find(([, name]) => name === page)?.[2] ?? "";
  return Object.fromEntries(Object.keys(pages).map((page) => [page, firstIn(page)]));
}

/** Compiles pages that only have the types of one of the package's imports. */
function compile(imported: string, pages: Pages): Record<string, string> {
  const whole = Object.entries(pages).map(([name, code]) => [name, `import type {} from "${imported}";\n${code}`]);
  return errorsIn(newProject(Object.fromEntries(whole)), pages);
}

/** The documentation's examples in this language. */
function documentedExamples(language: "js" | "tsx"): string[] {
  const text = filesUnder("widget-demo/docs", /\.md$/)
    .map((file) => file.text)
    .join("\n");
  const examples = Array.from(text.matchAll(/^```(\w+)\n(.*?)^```$/gms), ([, fence, code = ""]) => ({ fence, code }));
  return examples.flatMap(({ fence, code }) => (fence === language ? code : []));
}

/** Those with React, by the names under which they import each other. */
function documentedComponents(): Pages {
  return Object.fromEntries(
    documentedExamples("tsx").map((code) => [/export (?:default )?function (\w+)/.exec(code)?.[1] ?? "", code]),
  );
}

const allFine = (pages: Pages) => Object.fromEntries(Object.keys(pages).map((name) => [name, ""]));

const refused = expect.stringMatching(/^error TS\d+/);

const typedOn = (target: string) => `
  const told = ({ detail }: CustomEvent<{ total: number }>) => console.log(detail.total.toFixed(2));
  ${target}.addEventListener("servery:order-placed", told);
  ${target}.addEventListener("servery:ready", ({ detail }) => console.log(detail.storeId?.toFixed()));
  ${target}.removeEventListener("servery:order-placed", told);
`;

it("a host page's script has typed elements, configuration and events", () => {
  const example = documentedExamples("js").join("\n");
  expect(example).toContain('document.addEventListener("servery:navigate"');
  const pages = {
    shop: `
      const shop = document.createElement("servery-storefront");
      shop.config = { apiUrl: "https://a.example", apiKey: "k", firebase: { apiKey: "k", projectId: "p" } };
      shop.addEventListener("servery:navigate", (event) => console.log(event.detail.path.toUpperCase()));
      shop.addEventListener("click", () => {});
      shop.addEventListener("servery-add-to-cart", ({ detail }) => console.log(detail.value.toFixed(2)));
    `,
    onDocument: typedOn("document"),
    onWindow: typedOn("window"),
    onBody: typedOn("document.body"),
    example: `
      const analytics = { page: (name: string) => name };
      const gtag = (...given: unknown[]) => given;
      ${example}
    `,
    configWithoutAddress: 'document.createElement("servery-storefront").config = { apiKey: "k" };',
    noSuchDetail:
      'document.createElement("servery-storefront").addEventListener("servery:ready", (event) => event.detail.path);',
    noSuchDetailOfSecondName: 'document.addEventListener("servery-ready", ({ detail }) => detail.path);',
    noSuchDetailOnDocument: 'document.addEventListener("servery:ready", ({ detail }) => detail.path);',
  };
  expect(compile("servery", pages)).toEqual({
    ...{ shop: "", onDocument: "", onWindow: "", onBody: "", example: "" },
    ...{ configWithoutAddress: refused, noSuchDetail: refused, noSuchDetailOnDocument: refused },
    noSuchDetailOfSecondName: refused,
  });
});

it("a page written with React has the typed tag, its ref and its events (R83)", () => {
  const components = documentedComponents();
  expect(Object.keys(components)).toEqual(["MenuWithCards", "Menu", "Page", "Cart"]);
  const pages = {
    ...components,
    ref: `
      import { useRef } from "react";
      import type { ServeryStorefrontElement } from "servery";
      export function Menu() {
        const shop = useRef<ServeryStorefrontElement>(null);
        return <servery-storefront ref={shop} hq-id={7} full-page base-path="/order" onClick={() => shop.current?.config} />;
      }
    `,
    events: `
      export const menu = (
        <servery-storefront
          store-id="120"
          onservery:add-to-cart={({ detail }) => console.log(detail.items[0]?.price.toFixed(2), detail.value)}
          onservery-cart-change={({ detail }) => console.log(detail.itemCount.toFixed())}
          onservery:order-placed={({ detail }) => console.log(detail.transactionId, detail.tax?.toFixed(2), detail.coupon)}
        />
      );
    `,
    orderButton: `
      import type { ServeryOrderButtonElement } from "servery";
      const opened = (button: ServeryOrderButtonElement | null) => void button?.open({ item: 101 });
      export const button = <servery-order-button ref={opened} store-id="120" position="bottom-left" no-history />;
    `,
    noSuchPosition: 'export const button = <servery-order-button position="top" />;',
    configAsText: "export const menu = <servery-storefront config={{}} />;",
    noSuchDetail: "export const menu = <servery-storefront onservery:ready={({ detail }) => detail.path} />;",
    noSuchAttribute: "export const menu = <servery-storefront store={120} />;",
    noSuchLanguage: 'export const menu = <servery-storefront store-id="120" language="fr" />;',
  };
  expect(compile("servery/react", pages)).toEqual({
    ...allFine(components),
    ...{ ref: "", events: "", orderButton: "", noSuchPosition: refused },
    ...{ configAsText: refused, noSuchDetail: refused, noSuchAttribute: refused, noSuchLanguage: refused },
  });
});

it("a template of Vue has the typed tag, as its compiler checks it", () => {
  const tag = (props: string, name = "servery-storefront") => `
    import type { GlobalComponents } from "vue";
    export const props: InstanceType<GlobalComponents["${name}"]>["$props"] = {${props}};
  `;
  const pages = {
    attributes: tag('storeId: "120", fullPage: true, basePath: "/order", language: "en", class: "shop", key: 1'),
    config: tag('config: { apiUrl: "https://a.example", apiKey: "k", firebase: { apiKey: "k", projectId: "p" } }'),
    events: tag("onServeryAddToCart: ({ detail }) => console.log(detail.value.toFixed(2)), onClick: () => {}"),
    eventsWithColon: tag('"onServery:addToCart": ({ detail }) => console.log(detail.value.toFixed(2))'),
    element: `
      import type { GlobalComponents } from "vue";
      export const version = (shop: InstanceType<GlobalComponents["servery-storefront"]>): string => shop.version;
    `,
    orderButton: tag('storeId: 120, position: "bottom-left", label: "Order", noHistory: true', "servery-order-button"),
    noSuchPosition: tag('position: "top"', "servery-order-button"),
    noSuchAttribute: tag("store: 120"),
    noSuchLanguage: tag('language: "fr"'),
    noSuchEvent: tag("onServeryAdded: () => {}"),
    noSuchDetail: tag("onServeryReady: ({ detail }) => detail.path"),
    configWithoutAddress: tag('config: { apiKey: "k" }'),
  };
  expect(compile("servery/vue", pages)).toEqual({
    ...{
      attributes: "",
      config: "",
      events: "",
      eventsWithColon: "",
      element: "",
      orderButton: "",
      noSuchPosition: refused,
    },
    ...{ noSuchAttribute: refused, noSuchLanguage: refused, noSuchEvent: refused, noSuchDetail: refused },
    configWithoutAddress: refused,
  });
});

it("a template of Svelte has the typed tag, as its compiler checks it", () => {
  const namespace = JSON.stringify(join(root, "node_modules/svelte/svelte-html.js"));
  const tag = (props: string, name = "servery-storefront") => `
    import type {} from ${namespace};
    svelteHTML.createElement("${name}", { ${props} });
  `;
  const pages = {
    attributes: tag('"store-id": "120", "full-page": true, "base-path": "/order", language: "en", class: "shop"'),
    config: tag('config: { apiUrl: "https://a.example", apiKey: "k", firebase: { apiKey: "k", projectId: "p" } }'),
    events: tag('"onservery-add-to-cart": ({ detail }) => console.log(detail.value.toFixed(2)), onclick: () => {}'),
    eventsOfSvelte4: tag('"on:servery-cart-change": ({ detail }) => console.log(detail.itemCount.toFixed())'),
    orderButton: tag('"store-id": 120, position: "bottom-left", "no-history": true', "servery-order-button"),
    noSuchPosition: tag('position: "top"', "servery-order-button"),
    pageOfButton: tag('"full-page": true', "servery-order-button"),
    noSuchAttribute: tag("store: 120"),
    noSuchLanguage: tag('language: "fr"'),
    noSuchEvent: tag('"onservery-added": () => {}'),
    noSuchDetail: tag('"onservery-ready": ({ detail }) => detail.path'),
    configWithoutAddress: tag('config: { apiKey: "k" }'),
  };
  expect(compile("servery/svelte", pages)).toEqual({
    ...{ attributes: "", config: "", events: "", eventsOfSvelte4: "", orderButton: "", noSuchPosition: refused },
    pageOfButton: refused,
    ...{ noSuchAttribute: refused, noSuchLanguage: refused, noSuchEvent: refused, noSuchDetail: refused },
    configWithoutAddress: refused,
  });
});

it("a backend has typed documents (R100)", () => {
  const named = 'import type { Menu, Store, TrackingOrder } from "servery/documents";';
  const pages = {
    store: `${named} export const store: Store = { ID: 120, ViewComponentConfigs: { PickUp: true }, OfficePhone: null };`,
    menu: `${named} export const menu: Menu = { Products: { 11: { Status: 2 } }, Categories: [{ SubMenuItems: [{ ProductID: 11 }] }] };`,
    order: `${named} export const total = ({ TotalTax }: TrackingOrder): number => TotalTax ?? 0;`,
    wrongType: `${named} export const store: Store = { ID: "120" };`,
    wrongCode: `${named} export const menu: Menu = { Products: { 11: { Status: 4 } } };`,
    missing: `${named} export const menu: Menu = { Categories: [{ SubMenuItems: [{ Price: 5 }] }] };`,
    noSuchKey: `${named} export const store: Store = { Pickup: true };`,
  };
  expect(compile("servery/documents", pages)).toEqual({
    ...{ store: "", menu: "", order: "" },
    ...{ wrongType: refused, wrongCode: refused, missing: refused, noSuchKey: refused },
  });
});

it("a project that has copied the types finds them by itself", () => {
  const pages = {
    attribute: 'export const menu = <servery-storefront store-id="120" />;',
    noSuchAttribute: "export const menu = <servery-storefront store={120} />;",
    noSuchDetail: "export const menu = <servery-storefront onservery-ready={(e) => e.detail.path} />;",
    wrongInVue: `
      import type { GlobalComponents } from "vue";
      export const props: InstanceType<GlobalComponents["servery-storefront"]>["$props"] = { store: 120 };
    `,
    wrongProperty: 'document.createElement("servery-storefront").config = { apiKey: "k" };',
  };
  const project = newProject(pages);
  mkdirSync(join(project, "src/servery"));
  for (const name of ["index.d.ts", "jsx.d.ts", "vue.d.ts"])
    copyFileSync(join(root, "dist-types", name), join(project, "src/servery", name));
  // As in Vite's template, which hides errors in declarations.
  expect(errorsIn(project, pages, "--skipLibCheck")).toEqual({
    ...{ attribute: "", noSuchAttribute: refused, noSuchDetail: refused, wrongInVue: refused, wrongProperty: refused },
  });
});
