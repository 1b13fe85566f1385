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

  it("lists by name, in pages", async () => {
    const first = await ask("/Companies/120/Menus?pageSize=2");
    expect(first.body.documents.map((found: { name: string }) => found.name.at(-1))).toEqual(["A", "B"]);
    const second = await ask(`/Companies/120/Menus?pageSize=2&pageToken=${first.body.nextPageToken}`);
    expect(second.body.documents).toHaveLength(1);
    expect(second.body).not.toHaveProperty("nextPageToken");
  });

  it("lists twenty without a page size, and nothing for an empty collection", async () => {
    for (let n = 0; n < 25; n += 1) server.service.store.set(`Companies/9/Menus/m${n}`, {});
    expect((await ask("/Companies/9/Menus")).body.documents).toHaveLength(20);
    expect((await ask("/Companies/8/Menus")).body).toEqual({});
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

  it("gets each of several documents once, and a hundred at most", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, n) => `${prefix}/Companies/${n}`);
    const repeated = await post(":batchGet", { documents: Array(100).fill(`${prefix}/Companies/120`) });
    expect(repeated.body).toHaveLength(1);
    expect((await post(":batchGet", { documents: names(100) })).body).toHaveLength(100);
    expect((await post(":batchGet", { documents: names(101) })).status).toBe(400);
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

  it("patches a whole document or by a mask, deletes and creates", async () => {
    const patch = (query: string, fields: object) =>
      ask(`/Users/u1${query}`, { method: "PATCH", body: JSON.stringify({ fields }), ...asU1 });
    await patch("?updateMask.fieldPaths=Name&updateMask.fieldPaths=Visits", { Name: { stringValue: "Lee" } });
    expect(read()).toEqual({ Name: "Lee" });
    const patched = await patch("", { Age: { integerValue: "3" } });
    expect(patched.body.fields).toEqual({ Age: { integerValue: "3" } });
    expect((await ask("/Users/u1", { method: "DELETE", ...asU1 })).body).toEqual({});
    expect(read()).toBeUndefined();
    const create = () => ask("/Users?documentId=u1", { method: "POST", body: '{"fields":{}}', ...asU1 });
    expect((await create()).body.name).toBe(name);
    expect(await create()).toMatchObject({ status: 409, body: { error: { status: "ALREADY_EXISTS" } } });
  });

  it("commits transforms in order and returns their results", async () => {
    const fieldTransforms = [
      { fieldPath: "Visits", increment: { doubleValue: 0.5 } },
      { fieldPath: "Tags", appendMissingElements: { values: [{ stringValue: "a" }, { stringValue: "a" }] } },
      { fieldPath: "Best", maximum: { integerValue: "4" } },
      { fieldPath: "Seen", setToServerValue: "REQUEST_TIME" },
    ];
    const update = { name, fields: { Visits: { integerValue: "2" }, Tags: { arrayValue: {} } } };
    const writes = [
      { update, updateTransforms: fieldTransforms },
      {
        transform: {
          document: name,
          fieldTransforms: [{ fieldPath: "Tags", removeAllFromArray: { values: [{ stringValue: "a" }] } }],
        },
      },
    ];
    const { body } = await post(":commit", { writes }, "u1");
    expect(body.writeResults[0].transformResults.slice(0, 3)).toEqual([
      { doubleValue: 2.5 },
      { nullValue: null },
      { integerValue: "4" },
    ]);
    expect(read()).toEqual({ Visits: 2.5, Tags: [], Best: 4, Seen: { $time: expect.any(String) } });
  });

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

  it("updates a document of the given version, and keeps the version if nothing changes", async () => {
    const { updateTime } = (await ask("/Users/u1", asU1)).body;
    const update = { name, fields: { Name: { stringValue: "Noor" }, Visits: { integerValue: "1" } } };
    const { body } = await post(":commit", { writes: [{ update, currentDocument: { updateTime } }] }, "u1");
    expect(body.writeResults).toEqual([{ updateTime }]);
  });

  it("refuses writes that the caller may not make", async () => {
    const update = { name: `${prefix}/Companies/120`, fields: {} };
    expect(await post(":commit", { writes: [{ update }] }, "u1")).toMatchObject({ status: 403 });
    expect(server.service.store.read("Companies/120")).toEqual(documents["Companies/120"]);
  });
});

describe("a body of more than 10 MiB", () => {
  const large = " ".repeat(10 * 1024 * 1024 + 1);
  const refusal = {
    error: { code: 400, status: "INVALID_ARGUMENT", message: expect.stringContaining("exceeds the limit: 10485760") },
  };

  it("is refused with the real service's error, with or without a length", async () => {
    const init = { method: "POST", headers: { "Content-Type": "text/plain" } };
    expect(await ask(":runQuery", { ...init, body: large })).toMatchObject({ status: 400, body: [refusal] });
    const stream = { body: new Blob([large]).stream(), duplex: "half" } as RequestInit;
    expect(await ask(":commit", { ...init, ...stream })).toMatchObject({ status: 400, body: refusal });
  });

  it("is refused in a channel", async () => {
    const address = `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1`;
    const response = await fetch(address, { method: "POST", body: large });
    expect([response.status, await response.json()]).toEqual([400, refusal]);
  });
});

describe("requests from other origins", () => {
  it("are allowed by name, errors included", async () => {
    const headers = { Origin: "http://shop.localhost" };
    for (const path of ["/Companies/120", "/Companies/7"]) {
      const answer = await ask(path, { headers });
      expect(answer.headers.get("access-control-allow-origin")).toBe("http://shop.localhost");
      expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
    }
  });

  it("get every header they ask for in a preflight", async () => {
    const response = await fetch(
      `http://127.0.0.1:${server.port}/v1/projects/p/databases/(default)/documents/Users/u1`,
      {
        method: "OPTIONS",
        headers: { Origin: "http://a.test", "Access-Control-Request-Headers": "authorization,x-new" },
      },
    );
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-headers")).toBe("authorization,x-new");
    expect(response.headers.get("access-control-allow-methods")).toContain("PATCH");
  });
});

it("leaves other addresses to other services", async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/api/orders`)).status).toBe(404);
});

it("sets serverTimestamp by the backend's clock, and versions by a time that never goes back", async () => {
  await server.stop();
  let now = new Date("2031-05-06T07:08:09Z");
  server = await startDocuments({ documents, now: () => now });
  const stamp = () => {
    const fieldTransforms = [{ fieldPath: "Seen", setToServerValue: "REQUEST_TIME" }];
    return post(":commit", { writes: [{ transform: { document: `${prefix}/Users/u1`, fieldTransforms } }] }, "u1");
  };
  const first = await stamp();
  now = new Date("2021-05-06T07:08:09Z");
  const second = await stamp();
  expect(server.service.store.read("Users/u1")?.["Seen"]).toEqual({ $time: "2021-05-06T07:08:09Z" });
  expect(Date.parse(second.body.commitTime)).toBeGreaterThanOrEqual(Date.parse(first.body.commitTime));
});
