import { afterEach, beforeEach, expect, it } from "vitest";
import { type RunningDocuments, startDocuments } from "./startDocuments.ts";

let server: RunningDocuments;

beforeEach(async () => {
  server = await startDocuments({ documents: { "Companies/1": { Name: "A" } } });
});

afterEach(() => server.stop());

const database = "projects/p/databases/(default)";
const listenTo = (path: string, targetId: number) =>
  JSON.stringify({ database, addTarget: { targetId, documents: { documents: [`${database}/documents/${path}`] } } });

function ask(query: string, form?: Record<string, string>): Promise<Response> {
  const address = `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/Listen/channel?VER=8&${query}`;
  return form ? fetch(address, { method: "POST", body: new URLSearchParams(form) }) : fetch(address);
}

/** The messages of a response that is one frame. */
async function framesOf(response: Response): Promise<[number, [Record<string, unknown> | string]][]> {
  const text = await response.text();
  const [length = "", json = ""] = text.split(/\n(.*)/s);
  expect(Number(length)).toBe(json.length);
  return JSON.parse(json);
}

async function shakeHands(form: Record<string, string> = {}): Promise<string> {
  const [first] = await framesOf(await ask("RID=1", { count: "0", ofs: "0", ...form }));
  expect(first).toEqual([0, ["c", expect.any(String), "", 8, 12, 30000]]);
  return String(first?.[1]?.[1 as 0]);
}

const poll = (session: string, lastSeen: number) => ask(`RID=rpc&SID=${session}&AID=${lastSeen}&CI=1&TYPE=xmlhttp`);
const kindsOf = (messages: [number, [Record<string, unknown> | string]][]) =>
  messages.map(([id, [message]]) => [id, typeof message === "string" ? message : Object.keys(message)[0]]);

it("sends a target's documents in order, for a message that came with the handshake", async () => {
  const session = await shakeHands({ count: "1", req0___data__: listenTo("Companies/1", 2) });
  expect(kindsOf(await framesOf(await poll(session, 0)))).toEqual([
    [1, "targetChange"],
    [2, "documentChange"],
    [3, "targetChange"],
    [4, "targetChange"],
  ]);
});

it("sends again only what the client has not seen", async () => {
  const session = await shakeHands({ count: "1", req0___data__: listenTo("Companies/1", 2) });
  await framesOf(await poll(session, 0));
  expect(kindsOf(await framesOf(await poll(session, 2)))).toEqual([
    [3, "targetChange"],
    [4, "targetChange"],
  ]);
});

it("drops a message that is sent twice", async () => {
  const session = await shakeHands();
  const form = { count: "1", ofs: "0", req0___data__: listenTo("Companies/7", 2) };
  const answers = [await framesOf(await ask(`RID=2&SID=${session}&AID=0`, form))];
  answers.push(await framesOf(await ask(`RID=2&SID=${session}&AID=0`, form)));
  expect(answers).toEqual([
    [0, 4, expect.any(Number)],
    [0, 4, expect.any(Number)],
  ]);
  expect(kindsOf(await framesOf(await poll(session, 0)))[1]).toEqual([2, "documentDelete"]);
});

it("holds a poll until there is something to send", async () => {
  const session = await shakeHands({ count: "1", req0___data__: listenTo("Companies/1", 2) });
  const waiting = poll(session, 4);
  // The first number of this answer shows that the poll has arrived.
  await expect.poll(async () => (await framesOf(await ask(`RID=3&SID=${session}&AID=4`, { count: "0" })))[0]).toBe(1);
  server.service.store.set("Companies/1", { Name: "火" });
  expect(kindsOf(await framesOf(await waiting))).toEqual([
    [5, "documentChange"],
    [6, "targetChange"],
  ]);
});

it("answers an invalid message with an error in the channel", async () => {
  const session = await shakeHands({ count: "1", req0___data__: "{" });
  const [message] = await framesOf(await poll(session, 0));
  expect(message).toEqual([1, [{ error: { code: 400, status: "INVALID_ARGUMENT", message: expect.any(String) } }]]);
});

it.each([
  ["a million messages but has none", { count: "1000000" }],
  ["more than the SDK ever sends", Object.fromEntries([["count", "1001"], ...manyMessages(1001)])],
  ["one more than it has", { count: "2", req0___data__: listenTo("Companies/1", 2) }],
  ["a negative number", { count: "-1" }],
  ["something that isn't a number", { count: "many" }],
  ["an offset that isn't a number", { count: "0", ofs: "1e400" }],
])("refuses a form that claims %s", async (_name, form) => {
  const session = await shakeHands();
  for (const query of ["RID=1", `RID=2&SID=${session}&AID=0`]) {
    const response = await ask(query, form);
    expect([response.status, (await response.json()).error.status]).toEqual([400, "INVALID_ARGUMENT"]);
  }
});

function manyMessages(count: number): readonly (readonly [string, string])[] {
  return Array.from({ length: count }, (_, index) => [`req${index}___data__`, "{}"]);
}

it("is opened only by a POST", async () => {
  expect((await ask("RID=1")).status).toBe(400);
});

it("answers Unknown SID for an unknown or terminated session", async () => {
  const session = await shakeHands();
  expect((await ask(`RID=9&SID=${session}&TYPE=terminate`)).status).toBe(200);
  for (const gone of [session, "never"]) {
    const response = await poll(gone, 0);
    expect([response.status, await response.text()]).toEqual([400, "Unknown SID"]);
  }
});

it("ends every open poll when the service closes, and answers nothing more", async () => {
  const session = await shakeHands();
  const waiting = poll(session, 0);
  await expect.poll(async () => (await framesOf(await ask(`RID=3&SID=${session}&AID=0`, { count: "0" })))[0]).toBe(1);
  await server.service.close();
  expect(await (await waiting).text()).toBe("");
  expect((await ask("RID=1", { count: "0" })).status).toBe(503);
});
