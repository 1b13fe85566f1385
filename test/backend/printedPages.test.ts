import { describe, expect, it } from "vitest";
import type { PrintPage } from "../../widget-demo/backend/printedPages.ts";
import { startDemo } from "./demoFixture.ts";

const documents = {
  "Companies/120": { ID: 120, Name: "Patty" },
  "Companies/120/Menus/DefaultMenu": {},
  "Companies/121": { ID: 121, Name: "\u62cd\u7f07\u6c49\u5821" },
  "Companies/121/Menus/DefaultMenu": {},
};
const branded = { "Brands/7/Companies/907": { ID: 907, Name: "Fish" }, "Brands/7/Companies/907/Menus/A": {} };

/** Prints what it is asked for, and the store's present name. */
const print: PrintPage = async ({ storeId, hqId, language, origin, documents: now }) => {
  const path = `${hqId === null ? "" : `Brands/${hqId}/`}Companies/${storeId}`;
  const name = now.read(path)?.["Name"];
  if (name === undefined) return null;
  const asked = JSON.stringify({ storeId, hqId, language, name, menus: now.ids(`${path}/Menus`), origin });
  return { html: `<body>${asked}</body>`, sheet: `/order/store/${storeId}/menu-Ab12Cd34.css`, css: "b{}" };
};

const start = (data: object = documents) => startDemo({ "data/documents.json": data }, undefined, true, print);
const askedIn = (text: string) => JSON.parse(/\{.*\}/.exec(text)?.[0] ?? "null");

describe("R112: the menus of the full page", () => {
  it.each([
    ["/order", documents, { storeId: 120, hqId: null, language: null, name: "Patty", menus: ["DefaultMenu"] }],
    ["/order/", documents, { storeId: 120 }],
    ["/order/?item=101", documents, { storeId: 120 }],
    ["/order/Store/120/", documents, { storeId: 120 }],
    ["/order/store/121", documents, { storeId: 121, language: "zh-CN" }],
    ["/order/store/907", branded, { storeId: 907, hqId: 7, menus: ["A"] }],
  ])("have their dishes in the HTML at %s", async (path, data, asked) => {
    const demo = await start(data);
    const { status, text } = await demo.get(path, { host: "t1.localhost" });
    expect([status, askedIn(text)]).toEqual([
      200,
      expect.objectContaining({ ...asked, origin: "http://t1.localhost" }),
    ]);
  });

  it("are drawn from the documents as they are now", async () => {
    const demo = await start();
    const before = await demo.get("/order/store/120");
    await demo.send("PATCH", "/sandbox/documents/Companies/120", { Name: "Patty & Sons" });
    const after = await demo.get("/order/store/120", { "If-None-Match": before.headers.etag });
    expect([before, after].map(({ text }) => askedIn(text).name)).toEqual(["Patty", "Patty & Sons"]);
    expect(before.headers["cache-control"]).toBe("no-cache");
  });

  it("have the strict policy of the documentation, and scripts that it allows", async () => {
    const { headers, text } = await (await start()).get("/order/store/120");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self'; style-src 'self'; connect-src 'self';/);
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(text).toContain('<script src="/stand-ins/gapi.js" defer></script>\n</body>');
  });

  it("have a style sheet that is named by its content", async () => {
    const demo = await start();
    const sheet = "/order/store/120/menu-Ab12Cd34.css";
    expect(await demo.get(sheet)).not.toMatchObject({ text: "b{}" });
    await demo.get("/order/store/120");
    expect(await demo.get(sheet)).toMatchObject({
      text: "b{}",
      headers: { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=31536000, immutable" },
    });
  });

  it.each([
    "/order/store/120/checkout",
    "/order/store/120/shoppingcartmobile",
    "/order/login/120",
    "/order/store/Patty",
    // It has no such store.
    "/order/store/999",
  ])("are the only pages that do: %s", async (path) => {
    const { status, headers, text } = await (await start()).get(path);
    expect([status, text]).toEqual([200, expect.stringContaining("<title>Order</title>")]);
    expect(headers["content-security-policy"]).toBeUndefined();
  });
});
