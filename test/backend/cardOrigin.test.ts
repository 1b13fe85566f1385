import { describe, expect, it } from "vitest";
import { ask, startDemo } from "./demoFixture.ts";

const files = {
  "dist/card.html":
    '<!doctype html><title>Card</title><meta name="servery-configuration" content="__SERVERY_CONFIG__">',
  "pages/stand-ins/card-fields/field.html": "<!doctype html><title>Field</title>",
};

async function startBoth() {
  const demo = await startDemo(files);
  const port = Number(new URL(demo.cardOrigin).port);
  return { demo, port, get: (path: string, headers = {}) => ask(port, path, { headers }) };
}

const configurationIn = (script: string): unknown => JSON.parse(/c=\((.*?)\)\}catch/.exec(script)?.[1] ?? "null");

describe("the origin of the card's frame", () => {
  it("has the next port, or a later one", async () => {
    const { demo, port } = await startBoth();
    expect(port).toBeGreaterThan(demo.port);
    expect(demo.cardOrigin).toBe(`http://localhost:${port}/`);
  });

  it.each([
    ["/card.html", "Card"],
    ["/chunks/menu-A1b2C3d4.js", "menu"],
    ["/stand-ins/card-fields/field.html?field=number", "Field"],
  ])("serves %s", async (path, text) => {
    const { get } = await startBoth();
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(text)]);
  });

  it.each([
    "/",
    "/restaurant.html",
    "/storefront.js",
    "/servery.json",
    "/api/cards/token",
    "/sandbox/orders",
    "/docs/",
  ])("serves nothing else, such as %s", async (path) => {
    const { get } = await startBoth();
    expect((await get(path)).status).toBe(404);
  });

  it("answers this machine only, and runs the fields' own scripts only", async () => {
    const { get } = await startBoth();
    expect((await get("/card.html", { Host: "elsewhere.example" })).status).toBe(403);
    const { headers } = await get("/stand-ins/card-fields/field.html");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self';/);
  });

  it("R104: gives the frame's page what it needs of the configuration, and lets it ask the API alone", async () => {
    const { demo, get } = await startBoth();
    const { text, headers } = await get("/card.html");
    const baked = / content="([^"]*)"/.exec(text)?.[1]?.replaceAll("&quot;", '"') ?? "";
    expect(JSON.parse(baked)).toEqual({ apiUrl: `${demo.url}api`, apiKey: "demo-key", forceSandboxPayment: true });
    expect(headers["content-security-policy"]).toContain(`connect-src ${demo.url.slice(0, -1)}`);
  });

  it("R105: turns a card into a token for a page of this machine, which the shop's own origin doesn't", async () => {
    const { demo } = await startBoth();
    const Card = {
      CardHolder: "Noor Abbot",
      CardNumber: "4111111111111111",
      ExpiryYear: 2090,
      ExpiryMonth: 1,
      Cvv: "123",
    };
    const asked = { Card, UDID: "u-1", CompanyID: 120, Amount: 12, Intent: "charge" };
    const answer = await demo.askProvider("token", asked, { Origin: demo.url.slice(0, -1) });
    expect(answer.headers["access-control-allow-origin"]).toBe(demo.url.slice(0, -1));
    expect(JSON.parse(answer.text)).toMatchObject({ Success: true, CardType: "visa", ElidedPan: "1111" });
    expect((await demo.askProvider("token", asked, { Origin: "https://shop.example" })).status).toBe(403);
    expect((await demo.send("POST", "/stand-ins/card-fields/token", asked)).status).toBe(404);
  });

  it("can be made to fail", async () => {
    const { demo, get } = await startBoth();
    await demo.send("POST", "/sandbox/faults", { match: "GET /card.html", status: 503 });
    expect((await get("/card.html")).status).toBe(503);
  });
});

describe("R104: the configuration with ?card-frame", () => {
  it.each(["/servery.json", "/wallets.json"])("of %s names the frame, and of itself none", async (path) => {
    const { demo } = await startBoth();
    const cardFrame = `${demo.cardOrigin}card.html`;
    expect(JSON.parse((await demo.get(`${path}?card-frame`)).text)).toMatchObject({ cardFrame, apiUrl: "/api" });
    expect(JSON.parse((await demo.get(path)).text)).not.toHaveProperty("cardFrame");
  });

  it("is baked into the script, in either order", async () => {
    const { demo } = await startBoth();
    const baked = async (path: string) => configurationIn((await demo.get(path)).text);
    const cardFrame = `${demo.cardOrigin}card.html`;
    expect(await baked("/storefront.js?card-frame")).toMatchObject({ cardFrame });
    expect(await baked("/storefront.js")).not.toHaveProperty("cardFrame");
    expect(await baked("/storefront.js?card-frame")).toMatchObject({ cardFrame });
  });

  it("keeps a frame of the data's own", async () => {
    const cardFrame = "https://pay.nonna.example/card.html";
    const demo = await startDemo({ ...files, "data/config.json": { cardFrame } });
    expect(JSON.parse((await demo.get("/servery.json?card-frame")).text)).toMatchObject({ cardFrame });
  });
});
