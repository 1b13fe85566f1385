import { describe, expect, it } from "vitest";
import { startDemo } from "./demoFixture.ts";
import { apiKey } from "./ordering/orderFixture.ts";

const channel = "/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1";
const runQuery = "/v1/projects/p/databases/(default)/documents:runQuery";
const signIn = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword";

/** What each service answers to a caller whom it listens to. */
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
  ["a script in a sandboxed frame", { Origin: "null", "Sec-Fetch-Mode": "cors" }],
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

  it("is answered to whoever asks from this machine", async () => {
    const demo = await startDemo();
    for (const [who, headers] of ours) {
      const { status } = await demo.send(method, path, body, { ...apiKey, ...headers });
      expect([who, status]).toEqual([who, answered]);
    }
  });

  it("is refused to other sites, in words that their developer can read", async () => {
    const demo = await startDemo();
    for (const [who, headers] of foreign) {
      const answer = await demo.send(method, path, body, { ...apiKey, ...headers });
      expect([who, answer.status]).toEqual([who, 403]);
      expect(answer.text).toContain("pages of this machine only");
      expect(answer.headers["access-control-allow-origin"]).toBe(headers["Origin"]);
    }
  });
});

it("a script may be pasted into any site", async () => {
  const demo = await startDemo();
  const answer = await demo.get("/loader.js", { Origin: "https://shop.example" });
  expect(answer).toMatchObject({ status: 200, headers: { "access-control-allow-origin": "*" } });
});

it("a body of the ordering API that is too large is refused once it is read", async () => {
  const demo = await startDemo();
  const answer = await demo.send("POST", "/api/trackingorders/1", "x".repeat(4 * 1024 * 1024), apiKey);
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.text)).toMatchObject({ Success: false });
});
