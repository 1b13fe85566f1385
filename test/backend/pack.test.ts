import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ask, startDemo } from "./demoFixture.ts";

const documents = "/v1/projects/p/databases/(default)/documents";
const long = { "Companies/120": { ID: 120, StoreTitle: "Quarter Deck ".repeat(400) } };

describe("a JSON answer", () => {
  it.each([
    ["a document", `${documents}/Companies/120`],
    ["a sandbox response", "/sandbox/documents/Companies/120"],
  ])("is compressed if it is long and the client accepts it: %s", async (_what, path) => {
    const demo = await startDemo({ "data/documents.json": long });
    const packed = await demo.get(path, { "Accept-Encoding": "gzip, deflate, br", Origin: "http://localhost" });
    const plain = await demo.get(path, { Origin: "http://localhost" });
    const refused = await demo.get(path, { "Accept-Encoding": "br, gzip;q=0", Origin: "http://localhost" });
    expect(packed.status).toBe(200);
    expect(packed.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": expect.stringMatching(/^application\/json/i),
      "content-length": `${packed.bytes.length}`,
    });
    expect(packed.headers.vary).toContain("Accept-Encoding");
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toContain("Accept-Encoding");
    expect(refused.text).toBe(plain.text);
  });

  it("is sent uncompressed if it is short", async () => {
    const answer = await (await startDemo()).get(`${documents}/Companies/120`, { "Accept-Encoding": "gzip" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(JSON.parse(answer.text)).toMatchObject({ fields: { ID: { integerValue: "120" } } });
  });

  it("is not compressed in a stream, whose parts would wait for each other", async () => {
    const demo = await startDemo({ "data/documents.json": long });
    const database = "projects/p/databases/(default)";
    const channel = "/google.firestore.v1.Firestore/Listen/channel?VER=8";
    const takes = { "Accept-Encoding": "gzip", "Content-Type": "application/x-www-form-urlencoded" };
    const target = {
      database,
      addTarget: { targetId: 2, documents: { documents: [`${database}/documents/Companies/120`] } },
    };
    const form = new URLSearchParams({ count: "1", ofs: "0", req0___data__: JSON.stringify(target) });
    const begun = await ask(demo.port, `${channel}&RID=1`, { method: "POST", headers: takes, body: `${form}` });
    const [, session] = /"c","([^"]+)"/.exec(begun.text) ?? [];
    const told = await demo.get(`${channel}&RID=rpc&SID=${session}&AID=0&CI=1&TYPE=xmlhttp`, takes);
    expect(told.text).toContain("Quarter Deck");
    expect(told.bytes.length).toBeGreaterThan(1_000);
    expect(told.headers["content-encoding"]).toBeUndefined();
  });
});
