import { describe, expect, it } from "vitest";
import { ask, startDemo } from "../demoFixture.ts";
import { knownKey, signIn, unsigned } from "./signinFixture.ts";

describe("the caller of the documents service", () => {
  const documents = "/v1/projects/p/databases/(default)/documents";
  const { state, tokenOf } = knownKey();
  const people = { "data/documents.json": { "Companies/120": { ID: 120 }, "Users/mei": { FirstName: "Mei" } } };
  const wrong: readonly (readonly [string, string])[] = [
    ["another scheme", "Basic abc"],
    ["nonsense", "Bearer a.b."],
    ["an expired token", `Bearer ${tokenOf("mei", 3600)}`],
    ["an unsigned token", `Bearer ${unsigned({ sub: "mei", iat: 0, exp: 9e9, auth_time: 0, generation: 0 })}`],
    ["a token of another key", `Bearer ${knownKey(9).tokenOf("mei")}`],
    ["a token with a letter changed", `Bearer ${tokenOf("mei").replace(".", ".e")}`],
  ];

  it("is identified by one of our tokens, until it expires", async () => {
    const demo = await startDemo(people, state());
    for (const token of [(await signIn(demo)).idToken, tokenOf("mei", 3590)]) {
      expect((await demo.get(`${documents}/Users/mei`, { Authorization: `Bearer ${token}` })).status).toBe(200);
    }
    expect((await demo.get(`${documents}/Users/mei`)).status).toBe(403);
  });

  it.each(wrong)("is refused with %s, whatever they ask for", async (_name, Authorization) => {
    const demo = await startDemo(people, state());
    for (const path of ["Users/mei", "Companies/120"]) {
      const answer = await demo.get(`${documents}/${path}`, { Authorization });
      expect([answer.status, JSON.parse(answer.text).error.status]).toEqual([401, "UNAUTHENTICATED"]);
    }
    const query = { structuredQuery: { from: [{ collectionId: "Companies" }] } };
    const listed = await demo.send("POST", `${documents}:runQuery`, query, { Authorization });
    expect([listed.status, JSON.parse(listed.text)[0].error.status]).toEqual([401, "UNAUTHENTICATED"]);
  });

  it.each(wrong)("is refused in the stream with %s, so that the SDK fetches another token", async (_name, token) => {
    const demo = await startDemo(people, state());
    const channel = "/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=";
    const form = new URLSearchParams({ headers: `Authorization: ${token}`, count: "0", ofs: "0" }).toString();
    const opened = await ask(demo.port, `${channel}1`, { method: "POST", body: form });
    const [[, [, session]]] = JSON.parse(opened.text.split("\n")[1] ?? "");
    const told = await demo.get(`${channel}rpc&SID=${session}&AID=0&CI=1&TYPE=xmlhttp`);
    expect(JSON.parse(told.text.split("\n")[1] ?? "")).toMatchObject([
      [1, [{ error: { code: 401, status: "UNAUTHENTICATED" } }]],
    ]);
  });
});
