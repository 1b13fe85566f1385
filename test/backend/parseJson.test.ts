import { describe, expect, it } from "vitest";
import { parseJson } from "../../widget-demo/backend/parseJson.ts";
import { startDemo } from "./demoFixture.ts";
import { apiKey } from "./ordering/orderFixture.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

describe("the JSON of a body", () => {
  it("may be 200 levels deep, and no deeper", () => {
    expect(JSON.stringify(parseJson(nested(200)))).toBe(nested(200));
    expect(() => parseJson(nested(201))).toThrow(/200 levels/);
    expect(() => parseJson('{"a":'.repeat(201))).toThrow(/200 levels/);
  });

  it.each(["[".repeat(300), `"${"{".repeat(300)}\\`, "\\", "]]]]"])("may hold any text: %s", (text) => {
    expect(parseJson(JSON.stringify({ text, [text]: [text, { text }] }))).toEqual({ text, [text]: [text, { text }] });
  });

  it("is limited by its depth, not by its length", () => {
    expect(parseJson(`[${"[],".repeat(1000)}{}]`)).toHaveLength(1001);
  });

  it.each([
    ["POST", "/api/trackingorders/1"],
    ["PUT", "/sandbox/documents/Companies/120"],
    ["POST", "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword"],
  ])("that is nested too deeply is a bad request: %s %s", async (method, path) => {
    const demo = await startDemo();
    const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const answer = await fetch(`http://localhost:${demo.port}${path}`, { method, headers: apiKey, body: deep });
    expect(answer.status).toBe(400);
  });
});
