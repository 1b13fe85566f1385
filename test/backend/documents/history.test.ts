import { beforeEach, describe, expect, it } from "vitest";
import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { createStore } from "../../../widget-demo/backend/documents/createStore.ts";
import { changesOf } from "../../../widget-demo/backend/documents/documentStore.ts";
import { ListenStream } from "../../../widget-demo/backend/documents/listen.ts";
import { valueOfJson } from "../../../widget-demo/backend/documents/plain.ts";
import type { Json, JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { encodeValue } from "../../../widget-demo/backend/documents/values.ts";
import { type RunningDemo, startDemo } from "../demoFixture.ts";
import { signIn } from "../signin/signinFixture.ts";

const database = "projects/servery-demo/databases/(default)";
const collection = "Companies/907/TrackingOrders";
const field = (fieldPath: string) => ({ fieldPath });
const wire = (json: Json) => encodeValue(valueOfJson(json), database);
const filter = (path: string, op: string, value: Json) => ({
  fieldFilter: { field: field(path), op, value: wire(value) },
});
const own = filter("OnlineOrderUserIdentifier", "EQUAL", "mei");
const newestFirst = [
  { field: field("CreatedOn"), direction: "DESCENDING" },
  { field: field("__name__"), direction: "DESCENDING" },
];
const from = [{ collectionId: "TrackingOrders" }];
const page = { from, where: own, orderBy: newestFirst, limit: 4 };

/** Two orders a second, so that time alone doesn't identify them; every tenth is still being prepared. */
function ordersOf(uid: string, count: number): Record<string, JsonFields> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const order = {
        OnlineOrderUserIdentifier: uid,
        GuestIdentifier: null,
        CreatedOn: 1795304400 + Math.floor(at / 2),
        OnlineOrderStatus: at % 10 === 0 ? 2 : 5,
      };
      return [`${collection}/${uid}-${String(at).padStart(3, "0")}`, order];
    }),
  );
}

interface Found {
  readonly name: string;
  readonly fields: Readonly<Record<string, object>>;
}

describe("R69: a member's history of 500 orders, with 1,000 in the store", () => {
  let demo: RunningDemo;
  let headers: object;

  async function ask(structuredQuery: object): Promise<readonly Found[]> {
    const { status, text } = await demo.send(
      "POST",
      `/v1/${database}/documents/Companies/907:runQuery`,
      { structuredQuery },
      headers,
    );
    expect(status).toBe(200);
    return JSON.parse(text).flatMap(({ document }: { document?: Found }) => document ?? []);
  }

  beforeEach(async () => {
    const documents = { ...ordersOf("mei", 500), ...ordersOf("lee", 500) };
    demo = await startDemo({ "data/documents.json": documents });
    headers = { Authorization: `Bearer ${(await signIn(demo)).idToken}` };
  });

  it("comes page by page, newest first, each order once, reading at most one document more than the page", async () => {
    const seen: string[] = [];
    let startAt: object | undefined;
    for (let pages = 0; pages < 200; pages += 1) {
      const found = await ask({ ...page, ...(startAt ? { startAt } : {}) });
      expect(found.length).toBeLessThanOrEqual(4);
      const shown = found.slice(0, 3);
      seen.push(...shown.map(({ name }) => name.split("/").at(-1) ?? ""));
      const last = shown.at(-1);
      if (found.length < 4 || !last) break;
      startAt = { before: false, values: [last.fields["CreatedOn"], { referenceValue: last.name }] };
    }
    expect(seen).toEqual(
      Object.keys(ordersOf("mei", 500))
        .map((path) => path.split("/").at(-1))
        .reverse(),
    );
  });
});

it("R69: updates a page that is listened to with a new order, but not with another member's", () => {
  const records = createStore(changesOf({ ...ordersOf("mei", 500), ...ordersOf("lee", 1) }), undefined);
  const told: string[] = [];
  const stream = new ListenStream(records, rightsOf({ uid: "mei" }), (message) => {
    const { documentChange } = message as { documentChange?: { document: Found; removedTargetIds?: number[] } };
    if (documentChange) told.push(documentChange.document.name.split("/").at(-1) ?? "");
  });
  const parent = `${database}/documents/Companies/907`;
  stream.receive({ database, addTarget: { targetId: 2, query: { parent, structuredQuery: page } } });
  expect(told.splice(0)).toEqual(["mei-499", "mei-498", "mei-497", "mei-496"]);
  const order = { OnlineOrderUserIdentifier: "mei", CreatedOn: 1795305000, OnlineOrderStatus: 1 };
  records.commit(changesOf({ [`${collection}/mei-500`]: order }));
  records.commit(changesOf({ [`${collection}/lee-001`]: { ...order, OnlineOrderUserIdentifier: "lee" } }));
  expect(told).toContain("mei-500");
  expect(told).not.toContain("lee-001");
});
