import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningDocuments, startDocuments } from "./startDocuments.ts";

const documents = {
  "Companies/120": { ID: 120, Name: "Blue Door" },
  "Companies/120/Menus/A": { Name: "Lunch", Order: 2 },
  "Companies/120/Menus/B": { Name: "Dinner", Order: 1 },
  "Companies/120/Menus/C:1 d": { Name: "Late", Order: 3 },
  "Users/u1": { Name: "Noor", Visits: 1 },
};

let server: RunningDocuments;

beforeEach(async () => {
  server = await startDocuments({ documents });
});

afterEach(() => server.stop());

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(
    `http://127.0.0.1:${server.port}/v1/projects/p/databases/(default)/documents${path}`,
    init,
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function post(path: string, body: unknown, uid?: string) {
  const authorization: Record<string, string> = uid ? { Authorization: `Bearer ${uid}` } : {};
  return ask(path, {
    method: "POST",
    headers: { "Content-Type": "text/plain", ...authorization },
    body: JSON.stringify(body),
  });
}

const prefix = "projects/p/databases/(default)/documents";
const asU1 = { headers: { Authorization: "Bearer u1" } };

describe("reading", () => {
  it("gets a document with its name, types and times", async () => {
    const { status, body } = await ask("/Companies/120?key=any");
    expect(status).toBe(200);
    expect(body).toEqual({
      name: `${prefix}/Companies/120`,
      fields: { ID: { integerValue: "120" }, Name: { stringValue: "Blue Door" } },
      createTime: expect.stringMatching(/^20.*Z$/),
      updateTime: body.createTime,
    });
  });

  it("gets a document whose id has a colon and a space, with only the requested fields", async () => {
    const { body } = await ask("/Companies/120/Menus/C:1%20d?mask.fieldPaths=Name");
    expect(body.fields).toEqual({ Name: { stringValue: "Late" } });
  });

  it("runs a query that arrives as plain text, also below a parent", async () => {
    const structuredQuery = {
      from: [{ collectionId: "Menus" }],
      orderBy: [{ field: { fieldPath: "Order" }, direction: "ASCENDING" }],
      limit: 2,
    };
    const { body } = await post("/Companies/120:runQuery", { structuredQuery });
    expect(body.map((answer: { document: { name: string } }) => answer.document.name.at(-1))).toEqual(["B", "A"]);
    const none = await post("/Companies/7:runQuery", { structuredQuery });
    expect(none.body).toEqual([{ readTime: expect.any(String) }]);
  });

  it("counts, and gets several documents at once, including missing ones", async () => {
    const structuredQuery = { from: [{ collectionId: "Menus" }] };
    const counted = await post("/Companies/120:runAggregationQuery", {
      structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: "all", count: {} }] },
    });
    expect(counted.body[0].result.aggregateFields).toEqual({ all: { integerValue: "3" } });
    const names = ["Companies/120", "Companies/7"].map((path) => `${prefix}/${path}`);
    const { body } = await post(":batchGet", { documents: names });
    expect(body[0].found.name).toBe(names[0]);
    expect(body[1].missing).toBe(names[1]);
  });
});

describe("refusing with the real service's errors", () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const deepValue = '{"arrayValue":{"values":['.repeat(100_000) + "]}}".repeat(100_000);

  it.each([
    ["a document that is missing", "/Companies/7", {}, 404, "NOT_FOUND"],
    ["another user's document", "/Users/u2", asU1, 403, "PERMISSION_DENIED"],
    ["a list of users", "/Users", asU1, 403, "PERMISSION_DENIED"],
    ["an invalid page size", "/Companies?pageSize=many", {}, 400, "INVALID_ARGUMENT"],
    ["a broken escape", "/Companies/%E0%A4%A", {}, 400, "INVALID_ARGUMENT"],
    ["a method that this backend doesn't have", ":listen", { method: "POST", body: "{}" }, 501, "UNIMPLEMENTED"],
    ["a body that isn't JSON", ":commit", { method: "POST", body: "{" }, 400, "INVALID_ARGUMENT"],
    ["a body with endless nesting", ":commit", { method: "POST", body: deep }, 400, "INVALID_ARGUMENT"],
    [
      "a value with endless nesting",
      ":commit",
      { method: "POST", body: `{"writes":[{"update":{"name":"${prefix}/Users/u1","fields":{"A":${deepValue}}}}]}` },
      400,
      "INVALID_ARGUMENT",
    ],
    ["an HTTP method that isn't supported", "/Companies", { method: "DELETE" }, 400, "INVALID_ARGUMENT"],
  ])("refuses %s", async (_name, path, init, code, status) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(code);
    expect(answer.body).toEqual({ error: { code, status, message: expect.any(String) } });
  });

  it("wraps a refused query in a list", async () => {
    const { status, body } = await post(":runQuery", { structuredQuery: { from: [{ collectionId: "Users" }] } });
    expect(status).toBe(403);
    expect(body).toEqual([{ error: { code: 403, status: "PERMISSION_DENIED", message: expect.any(String) } }]);
  });
});

describe("writing", () => {
  const name = `${prefix}/Users/u1`;
  const read = () => server.service.store.read("Users/u1");

  it.each([
    ["exists", { exists: false }, 409, "ALREADY_EXISTS"],
    ["has another version", { updateTime: "2020-01-01T00:00:00Z" }, 400, "FAILED_PRECONDITION"],
  ])("does none of a commit's writes if the document %s", async (_name, currentDocument, code, status) => {
    const writes = [
      { update: { name, fields: {} } },
      { update: { name, fields: { A: { nullValue: null } } }, currentDocument },
    ];
    expect(await post(":commit", { writes }, "u1")).toMatchObject({ status: code, body: { error: { status } } });
    expect(read()).toEqual(documents["Users/u1"]);
  });

  it("refuses writes that the caller may not make", async () => {
    const update = { name: `${prefix}/Companies/120`, fields: {} };
    expect(await post(":commit", { writes: [{ update }] }, "u1")).toMatchObject({ status: 403 });
    expect(server.service.store.read("Companies/120")).toEqual(documents["Companies/120"]);
  });
});
