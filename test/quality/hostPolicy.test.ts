import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "../support/until.ts";
import { openProduct } from "./openProduct.ts";
import { fillIn, openCheckout, pay } from "./orderScreens.ts";
import { setStage } from "./setStage.ts";
import { changeDocument, dialogGone, find, type HostSite, openPage, press, setStatus, startHostSite } from "./stage.ts";

const element = '<servery-storefront store-id="120"></servery-storefront>';

type Words = (shop: string) => string;

/** The policy that operations.md asks a host for if Google suggests addresses. */
function mapsPolicy(shop: string): string {
  return [
    "default-src 'none'",
    `script-src ${shop} https://maps.googleapis.com`,
    "style-src 'self'",
    `img-src ${shop}`,
    `connect-src 'self' ${shop}`,
    "require-trusted-types-for 'script'",
    "trusted-types @googlemaps/js-api-loader 'allow-duplicates'",
  ].join("; ");
}

/** The policy that operations.md asks a host for if diners log in through Google and Facebook. */
function loginPolicy(shop: string): string {
  return [
    "default-src 'none'",
    `script-src ${shop} https://apis.google.com`,
    "style-src 'self'",
    `img-src ${shop}`,
    `connect-src 'self' ${shop}`,
    "require-trusted-types-for 'script'",
    "trusted-types servery-google-api gapi#gapi goog#html",
  ].join("; ");
}

/** For each mistake in a policy: the directive, its correct value, and the wrong value. */
const missing: readonly (readonly [string, Words, Words])[] = [
  ["connect-src", (shop) => `connect-src ${shop}`, () => "connect-src 'self'"],
  ["img-src", (shop) => `img-src ${shop}`, () => "img-src 'self'"],
  ["script-src", (shop) => `script-src ${shop}`, (shop) => `script-src ${shop}/storefront.js`],
];

const stage = setStage();
let site: HostSite;
/** Like /module, but with something missing in the policy. */
let forgetful: readonly HostSite[] = [];
/** With a key for maps: one site whose policy allows them, and one whose policy forbids them. */
let withMaps: HostSite;
let withoutMaps: HostSite;
/** With logins by other services. */
let withLogin: HostSite;

beforeAll(async () => {
  const shop = `http://localhost:${stage.demo.port}`;
  const policy = [
    "default-src 'none'",
    `script-src ${shop}`,
    "style-src 'self'",
    `img-src ${shop}`,
    `connect-src ${shop}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  const page = (script: string) => `<!doctype html><html lang="en"><title>Strict</title>${element}${script}`;
  site = await startHostSite(
    {
      "/module": page(`<script type="module" src="${shop}/storefront.js"></script>`),
      "/classic": page(`<script src="${shop}/loader.js"></script>`),
      "/careless": page(`<style>p { color: red }</style><script type="module" src="${shop}/storefront.js"></script>`),
    },
    { "Content-Security-Policy": policy },
  );
  forgetful = await Promise.all(
    missing.map(([, words, replacement]) => {
      const lacking = policy.replace(words(shop), replacement(shop));
      const script = `<script type="module" src="${shop}/storefront.js"></script>`;
      return startHostSite({ "/": page(script) }, { "Content-Security-Policy": lacking });
    }),
  );
  const config = {
    apiUrl: `${shop}/api`,
    apiKey: "demo-key",
    firebase: { apiKey: "demo-key", projectId: "servery-demo", authDomain: "login.example.com" },
    emulators: { auth: `${shop}/`, firestore: `${shop}/` },
    mapsKey: "k-1",
  };
  const keyed = page(`<script type="module" src="${shop}/storefront.js"></script>`).replace(
    "<servery-storefront",
    '<servery-storefront config="/config.json"',
  );
  const pages = { "/": keyed, "/config.json": JSON.stringify(config) };
  const sites = [mapsPolicy(shop), policy.replace("connect-src", "connect-src 'self'"), loginPolicy(shop)].map((each) =>
    startHostSite(pages, { "Content-Security-Policy": each }),
  );
  [withMaps, withoutMaps, withLogin] = (await Promise.all(sites)) as [HostSite, HostSite, HostSite];
});

afterAll(async () => {
  for (const each of [site, withMaps, withoutMaps, withLogin, ...forgetful]) await each?.close();
});

const view = { widthPx: 1280, heightPx: 800, language: "en" } as const;

async function readMenu(page: Page): Promise<void> {
  await openProduct(page, view, 101);
  await page.keyboard.press("Escape");
  await press(page, ".header .dropdown:has(+ .cart-link) button");
  await press(page, ".header [lang=zh-CN]");
  await find(page, ".category-menu:lang(zh-CN)");
  const photo = await find(page, ".menu-card img");
  await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, {}, photo);
}

/** Orders by card and opens the terms, until the status is updated live and the receipt is printed. */
async function order(page: Page): Promise<void> {
  await openCheckout(page, view);
  await press(page, ".terms__link");
  await find(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await dialogGone(page);
  await fillIn(page);
  await press(page, pay);
  await find(page, ".order__buttons");
  await setStatus(stage.demo, 4);
  await find(page, ".order-tracker__step--now:nth-child(3)");
  await page.evaluateOnNewDocument(() => {
    window.print = () =>
      top?.postMessage(document.querySelector("div")?.shadowRoot?.adoptedStyleSheets.length ?? 0, "*");
  });
  const printed = page.evaluate(
    () => new Promise((resolve) => addEventListener("message", ({ data }) => resolve(data), { once: true })),
  );
  await press(page, '::-p-aria([name="Print receipt"][role="button"])');
  expect(await printed).toBeGreaterThan(10);
}

/** The violations of the policy while a diner uses the shop. */
async function violationsOn(
  path: string,
  walk: (page: Page) => Promise<void>,
  host: HostSite = site,
): Promise<readonly string[]> {
  const page = await openPage(stage.browser, view);
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => violations.push(text));
  await page.evaluateOnNewDocument(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      if (effectiveDirective === "trusted-types") Object.assign(globalThis, { forbidden: true });
      noteViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on("pageerror", (error) => violations.push(String(error)));
  await page.goto(`${host.url}${path}`);
  await walk(page);
  return violations;
}

const thorough = { tags: ["thorough"] };

it("runs the shop on a host with a strict policy with its classic tag", thorough, async () => {
  expect(await violationsOn("classic", readMenu)).toEqual([]);
});

it("lets a diner order, pay and follow the order live on a host with a strict policy", async () => {
  expect(await violationsOn("module", order)).toEqual([]);
});

/** The demo's fake answers the request for Google's script; nothing else on the page is changed. */
async function beginAddress(page: Page): Promise<void> {
  const address = `http://localhost:${stage.demo.port}/stand-ins/maps.js`;
  const standIn = await (await fetch(address)).text();
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.hostname !== "maps.googleapis.com") return void request.continue();
    const body = `${standIn.replace("document.currentScript.src", `"${address}"`)}\n${url.searchParams.get("callback")}();`;
    return void request.respond({ contentType: "text/javascript", body });
  });
  await openCheckout(page, view);
  await press(page, '[role="tab"]');
  await (await find(page, '[role="combobox"]')).focus();
  await page.keyboard.sendCharacter("1 bou");
}

it("suggests and looks up addresses under a strict policy that allows Google Maps", thorough, async () => {
  await changeDocument(stage.demo, "Companies/120", { OrderTypeConstraintRules: [] });
  const take = async (page: Page) => {
    await beginAddress(page);
    await press(page, '[role="option"]');
    await find(page, ".delivery-fee--known");
  };
  expect(await violationsOn("", take, withMaps)).toEqual([]);
});

it("lets the address be typed by hand under a policy that forbids Google Maps", thorough, async () => {
  await changeDocument(stage.demo, "Companies/120", { OrderTypeConstraintRules: [] });
  const type = async (page: Page) => {
    await beginAddress(page);
    await page.waitForFunction(() => "forbidden" in globalThis);
    expect(await (await find(page, '[role="combobox"]')).evaluate((each) => (each as HTMLInputElement).value)).toBe(
      "1 bou",
    );
  };
  const lines: string[] = [];
  const walk = async (page: Page) => {
    page.on("console", (message) => lines.push(message.text()));
    await type(page);
  };
  expect(await violationsOn("", walk, withoutMaps)).toEqual([
    expect.stringMatching(/^trusted-types /),
    expect.stringMatching(/^require-trusted-types-for /),
  ]);
  expect(lines.filter((line) => line.includes("the CSP blocks"))).toEqual([
    "Servery: the CSP blocks @googlemaps/js-api-loader. Add it to trusted-types.",
  ]);
});

/** Like Google's own script, the stand-in makes the policy `gapi#gapi`. */
async function answerGoogle(page: Page): Promise<void> {
  const standIn = await (await fetch(`http://localhost:${stage.demo.port}/stand-ins/gapi.js`)).text();
  const policy = "trustedTypes.createPolicy('gapi#gapi', { createScriptURL: (url) => url });";
  const load = "gapi.load = (_name, { callback }) => callback();";
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "apis.google.com") return void request.continue();
    return void request.respond({ contentType: "text/javascript", body: `${policy}${standIn}${load}` });
  });
}

it("lets diners log in by Google's pop-up under a strict policy that allows it", thorough, async () => {
  const logIn = async (page: Page) => {
    await answerGoogle(page);
    await page.reload();
    await press(page, '::-p-aria([name="Log in"][role="button"])');
    const [opened] = await Promise.all([
      new Promise((resolve) => page.once("popup", resolve)),
      press(page, '::-p-aria([name="Continue with Google"][role="button"])'),
    ]);
    expect(opened).not.toBeNull();
  };
  expect(await violationsOn("", logIn, withLogin)).toEqual([]);
});

it("detects what a strict policy forbids", thorough, async () => {
  expect(await violationsOn("careless", readMenu)).toEqual([expect.stringContaining("style-src")]);
});

it.each(missing.map(([directive], index) => ({ directive, index })))(
  "reports a policy without the shop in $directive to the developer once, with what to add",
  async ({ directive, index }) => {
    const page = await openPage(stage.browser, view);
    const lines: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith("Servery:")) lines.push(message.text());
    });
    await page.goto(forgetful[index]?.url ?? "");
    const shop = `http://localhost:${stage.demo.port}`;
    const line = `Servery: the CSP blocks ${shop}. Add it to ${directive}.`;
    await until(() => expect(lines).toContain(line));
    await page.waitForNetworkIdle();
    expect(lines.filter((each) => each.includes("CSP"))).toEqual([line]);
  },
);

it("doesn't report what the policy blocks of the page's own content", thorough, async () => {
  const page = await openPage(stage.browser, view);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await page.goto(`${site.url}careless`);
  await find(page, "button.menu-card");
  expect(lines.filter((line) => line.startsWith("Servery:"))).toEqual([]);
});
