import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { startDemo } from "./demoFixture.ts";

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
});
