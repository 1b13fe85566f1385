import { describe, expect, it } from "vitest";
import { startDemo } from "../demoFixture.ts";
import { signIn } from "../signin/signinFixture.ts";

const root = "/v1/projects/servery-demo/databases/(default)/documents";
const name = (path: string) => `projects/servery-demo/databases/(default)/documents/${path}`;
const accounts = [
  { email: "mei@example.com", password: "order-me-1", uid: "mei" },
  { email: "lee@example.com", password: "order-me-2", uid: "lee" },
];
const order = (owner: string, GuestIdentifier: string | null = null) => ({
  OnlineOrderUserIdentifier: owner,
  GuestIdentifier,
  CreatedOn: 1795304400,
  TotalTax: 1.71,
});
const documents = {
  "Companies/907": { ID: 907 },
  "Companies/907/TrackingOrders/mine": order("mei"),
  "Companies/907/TrackingOrders/guests": order("g-1", "g-1"),
  "Users/mei": { RewardPoints: 40, Email: "mei@example.com", StoredCards: [{ CardIdentifier: "c1" }] },
  "Users/lee": { RewardPoints: 1, Email: "lee@example.com", FirstName: "Lee" },
  "GuestUsers/g-1": { Email: "guest@example.com" },
  "OrderBook/mine": { udid: "mine" },
  "PointMoves/mine": { isEarned: true, isReturned: false },
  "OnlinePayments/mine": { udid: "mine" },
};

const orders = [{ collectionId: "TrackingOrders" }];
const ownedBy = (uid: string) => ({
  fieldFilter: { field: { fieldPath: "OnlineOrderUserIdentifier" }, op: "EQUAL", value: { stringValue: uid } },
});
const byGuest = {
  fieldFilter: { field: { fieldPath: "GuestIdentifier" }, op: "EQUAL", value: { stringValue: "g-1" } },
};
const not = { unaryFilter: { field: { fieldPath: "OnlineOrderUserIdentifier" }, op: "IS_NOT_NULL" } };
const query = (where?: object, from: object[] = orders) => ({ structuredQuery: { from, ...(where ? { where } : {}) } });
const either = (...filters: object[]) => ({ compositeFilter: { op: "OR", filters } });
const count = { structuredAggregationQuery: { ...query(ownedBy("mei")), aggregations: [{ alias: "n", count: {} }] } };
const store = `${root}/Companies/907`;

function written(path: string, fields: object, more: object = {}) {
  return { writes: [{ update: { name: name(path), fields }, ...more }] };
}
const points = { RewardPoints: { integerValue: "900" } };
const increment = { fieldPath: "RewardPoints", increment: { integerValue: "900" } };

const attacks: readonly (readonly [what: string, method: string, path: string, body?: object])[] = [
  ["another member's document", "GET", `${root}/Users/mei`],
  ["it, in a batch", "POST", `${root}:batchGet`, { documents: [name("Users/mei")] }],
  ["it, with a mask", "GET", `${root}/Users/mei?mask.fieldPaths=Email`],
  ["all members", "GET", `${root}/Users`],
  ["all members, by a query", "POST", `${root}:runQuery`, query(undefined, [{ collectionId: "Users" }])],
  ["another member's order", "GET", `${store}/TrackingOrders/mine`],
  ["another member's orders", "POST", `${store}:runQuery`, query(ownedBy("mei"))],
  ["their number", "POST", `${store}:runAggregationQuery`, count],
  ["everybody's orders", "POST", `${store}:runQuery`, query()],
  ["everybody's orders, as a list", "GET", `${store}/TrackingOrders`],
  ["all that have an owner", "POST", `${store}:runQuery`, query(not)],
  ["one's own or another's", "POST", `${store}:runQuery`, query(either(ownedBy("lee"), ownedBy("mei")))],
  [
    "orders of every store",
    "POST",
    `${root}:runQuery`,
    query(ownedBy("lee"), [{ ...orders[0], allDescendants: true }]),
  ],
  ["a guest's orders", "POST", `${store}:runQuery`, query(byGuest)],
  ["a guest's orders, as their own", "POST", `${store}:runQuery`, query(ownedBy("g-1"))],
  ["a guest", "GET", `${root}/GuestUsers/g-1`],
  ["all guests", "GET", `${root}/GuestUsers`],
  ["the backend's book", "GET", `${root}/OrderBook/mine`],
  ["the record of points", "GET", `${root}/PointMoves/mine`],
  ["the payments", "GET", `${root}/OnlinePayments`],
  ["points", "PATCH", `${root}/Users/lee?updateMask.fieldPaths=RewardPoints`, { fields: points }],
  ["points, by a commit", "POST", `${root}:commit`, written("Users/lee", points)],
  ["points, by a transform", "POST", `${root}:commit`, written("Users/lee", {}, { updateTransforms: [increment] })],
  [
    "points, beside a name",
    "POST",
    `${root}:commit`,
    written(
      "Users/lee",
      { ...points, FirstName: { stringValue: "Rich" } },
      { updateMask: { fieldPaths: ["FirstName", "RewardPoints"] } },
    ),
  ],
  ["one's own document, to make it anew", "DELETE", `${root}/Users/lee`],
  ["another's name", "PATCH", `${root}/Users/mei?updateMask.fieldPaths=FirstName`, { fields: {} }],
  [
    "another's address as one's own",
    "PATCH",
    `${root}/Users/lee?updateMask.fieldPaths=Email`,
    { fields: { Email: { stringValue: "mei@example.com" } } },
  ],
  ["an order", "PATCH", `${store}/TrackingOrders/mine`, { fields: {} }],
  ["an order of one's own making", "POST", `${store}/TrackingOrders?documentId=o9`, { fields: {} }],
  ["the record of points, to earn again", "DELETE", `${root}/PointMoves/mine`],
];

/** accessCases.ts has the table of cases for both sides; this test tries the same over HTTP. */
describe("R62, R63: attacks with a member's own valid token", () => {
  it.each(attacks.map(([what, ...call]) => [what, call] as const))("%s", async (_what, [method, path, body]) => {
    const demo = await startDemo({ "data/documents.json": documents, "data/accounts.json": accounts });
    const { idToken } = await signIn(demo, { email: "lee@example.com", password: "order-me-2" });
    const before = demo.documents.paths().map((each) => [each, demo.documents.read(each)]);
    const answer = await demo.send(method, path, body, { Authorization: `Bearer ${idToken}` });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("PERMISSION_DENIED");
    expect(answer.text).not.toMatch(/mei@|guest@|1\.71/);
    expect(demo.documents.paths().map((each) => [each, demo.documents.read(each)])).toEqual(before);
  });

  it("still reads their own document and orders", async () => {
    const demo = await startDemo({ "data/documents.json": documents, "data/accounts.json": accounts });
    const { idToken } = await signIn(demo);
    const headers = { Authorization: `Bearer ${idToken}` };
    expect((await demo.get(`${root}/Users/mei`, headers)).text).toContain("mei@example.com");
    expect((await demo.send("POST", `${store}:runQuery`, query(ownedBy("mei")), headers)).text).toContain("1.71");
  });
});
