import { describe, expect, it } from "vitest";
import { idTokenHeader } from "../../widget-demo/backend/configuration.ts";
import { ask, startDemo } from "./demoFixture.ts";
import { apiKey } from "./ordering/orderFixture.ts";
import { knownKey } from "./signin/signinFixture.ts";

const channel = "/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1";
const runQuery = "/v1/projects/p/databases/(default)/documents:runQuery";
const signIn = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";

/** What each service answers to an allowed caller. */
const services = [
  ["a channel's form", "POST", channel, 200],
  ["a query", "POST", runQuery, 400],
  ["a sign-in", "POST", signIn, 400],
  ["an order", "POST", "/api/trackingorders/1", 400],
  ["a preflight", "OPTIONS", "/api/trackingorders/1", 204],
  ["a coupon", "GET", "/api/coupons/x?CompanyID=120", 200],
] as const;

const ours: readonly (readonly [string, Record<string, string>])[] = [
  ["a tool, which has no origin", {}],
  ["the demo's own page", { Origin: "http://localhost:5173" }],
  ["a page on another port", { Origin: "http://127.0.0.1:8080" }],
  ["a site of a name of this machine", { Origin: "https://shop.localhost" }],
];

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ["a site", { Origin: "https://evil.example" }],
  ["a site whose name begins like this machine's", { Origin: "http://localhost.evil.example" }],
  ["a form that hides its site", { Origin: "null", "Sec-Fetch-Mode": "navigate" }],
  ["a script that needs no answer", { Origin: "null", "Sec-Fetch-Mode": "no-cors" }],
  ["who says nothing of either", { Origin: "null", Referer: "http://localhost:5173/" }],
  ["a site's script", { Origin: "https://evil.example", "Sec-Fetch-Mode": "cors" }],
  ["a site, whatever its referrer", { Origin: "https://evil.example", Referer: "http://localhost/" }],
];

describe.each(services)("%s", (_name, method, path, answered) => {
  const body = method === "POST" && path !== channel ? {} : undefined;

  it("is allowed from this machine", async () => {
    const demo = await startDemo();
    for (const [who, headers] of ours) {
      const key = path.startsWith("/api/") ? apiKey : {};
      const { status } = await demo.send(method, path, body, { ...key, ...headers });
      expect([who, status]).toEqual([who, answered]);
    }
  });

  it("is refused to other sites, with a message for their developer", async () => {
    const demo = await startDemo();
    for (const [who, headers] of foreign) {
      const answer = await demo.send(method, path, body, { ...apiKey, ...headers });
      expect([who, answer.status]).toEqual([who, 403]);
      expect(answer.text).toContain("pages of this machine only");
      expect(answer.headers["access-control-allow-origin"]).toBe(headers["Origin"]);
    }
  });
});

/** Any site can create such a frame. */
const sandboxed = { Origin: "null", "Sec-Fetch-Mode": "cors" };

describe("a script in a sandboxed frame", () => {
  const { state, tokenOf } = knownKey();
  const asMei = { ...sandboxed, Authorization: `Bearer ${tokenOf("mei")}` };
  const documents = "/v1/projects/p/databases/(default)/documents";
  const people = {
    "data/documents.json": { "Companies/120": { ID: 120 }, "Users/mei": { FirstName: "Mei" } },
  };

  it("reads stores and a guest's order, but no profile, whatever token it sends", async () => {
    const demo = await startDemo(people, state());
    expect((await demo.get(`${documents}/Users/mei`, asMei)).status).toBe(403);
    expect((await demo.get(`${documents}/Companies/120`, asMei)).status).toBe(200);
    expect((await demo.get(`${documents}/Companies/120/TrackingOrders/unknown`, asMei)).status).toBe(404);
    const named = { Authorization: asMei.Authorization, Origin: "http://localhost:5173" };
    expect((await demo.get(`${documents}/Users/mei`, named)).status).toBe(200);
  });

  it("can't write a profile", async () => {
    const demo = await startDemo(people, state());
    const body = { fields: { FirstName: { stringValue: "Eve" } } };
    expect((await demo.send("PATCH", `${documents}/Users/mei`, body, asMei)).status).toBe(403);
    expect(demo.documents.read("Users/mei")).toEqual({ FirstName: "Mei" });
  });

  it("can't listen to a profile", async () => {
    const demo = await startDemo(people, state());
    const target = {
      database: "projects/p/databases/(default)",
      addTarget: { targetId: 1, documents: { documents: ["projects/p/databases/(default)/documents/Users/mei"] } },
    };
    const form = new URLSearchParams({
      headers: `Authorization: ${asMei.Authorization}`,
      count: "1",
      ofs: "0",
      req0___data__: JSON.stringify(target),
    }).toString();
    const opened = await ask(demo.port, channel, { method: "POST", headers: asMei, body: form });
    const id = /"c","([^"]+)"/.exec(opened.text)?.[1];
    const listening = channel.replace("RID=1", `RID=rpc&SID=${id}&AID=0&CI=1`);
    const answer = await demo.get(listening, sandboxed);
    expect(answer.text).toContain("permissions");
    expect(answer.text).not.toContain("Mei");
  });

  it.each([
    ["POST", signIn],
    ["POST", "/securetoken.googleapis.com/v1/token"],
    ["GET", "/sandbox/orders"],
    ["PUT", "/sandbox/clock"],
  ])("is refused %s %s", async (method, path) => {
    const demo = await startDemo();
    expect((await demo.send(method, path, method === "GET" ? undefined : {}, sandboxed)).status).toBe(403);
  });

  it.each(["/api/customers/mei", "/api/%63ustomers/mei", "/api/customers/reset-password-api"])(
    "is refused a member's data: %s",
    async (path) => {
      const demo = await startDemo();
      const answer = await demo.send("POST", path, {}, { ...apiKey, ...sandboxed, [idTokenHeader]: tokenOf("mei") });
      expect(answer.status).toBe(401);
      expect(JSON.parse(answer.text)).toMatchObject({ Success: false });
    },
  );
});

it("refuses a body of the ordering API that is too large after reading it", async () => {
  const demo = await startDemo();
  const answer = await demo.send("POST", "/api/trackingorders/1", "x".repeat(4 * 1024 * 1024), apiKey);
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.text)).toMatchObject({ Success: false });
});
