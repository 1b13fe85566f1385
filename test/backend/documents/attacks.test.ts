import { describe, expect, it } from "vitest";
import { startDemo } from "../demoFixture.ts";
import { signIn } from "../signin/signinFixture.ts";

const root = "/v1/projects/servery-demo/databases/(default)/documents";
const name = (path: string) => `projects/servery-demo/databases/(default)/documents/${path}`;
const accounts = [
  { email: "mei@example.com", password: "order-me-1", uid: "mei" },
  { email: "lee@example.com", password: "order-me-2", uid: "lee" },
];
const documents = {
  "Companies/907": { ID: 907 },
  "Companies/907/TrackingOrders/mine": { OnlineOrderUserIdentifier: "mei", GuestIdentifier: null, TotalTax: 1.71 },
  "Users/mei": { RewardPoints: 40, Email: "mei@example.com", StoredCards: [{ CardIdentifier: "c1" }] },
  "Users/lee": { RewardPoints: 1, Email: "lee@example.com", FirstName: "Lee" },
};

const ownedBy = (uid: string) => ({
  fieldFilter: { field: { fieldPath: "OnlineOrderUserIdentifier" }, op: "EQUAL", value: { stringValue: uid } },
});
const owned = { unaryFilter: { field: { fieldPath: "OnlineOrderUserIdentifier" }, op: "IS_NOT_NULL" } };
const query = (where?: object, collectionId = "TrackingOrders") => ({
  structuredQuery: { from: [{ collectionId }], ...(where ? { where } : {}) },
});
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
  ["all members, by a query", "POST", `${root}:runQuery`, query(undefined, "Users")],
  ["another member's orders, by their number", "POST", `${store}:runAggregationQuery`, count],
  ["all orders that have an owner", "POST", `${store}:runQuery`, query(owned)],
  ["points", "PATCH", `${root}/Users/lee?updateMask.fieldPaths=RewardPoints`, { fields: points }],
  ["points, by a commit", "POST", `${root}:commit`, written("Users/lee", points)],
  ["points, by a transform", "POST", `${root}:commit`, written("Users/lee", {}, { updateTransforms: [increment] })],
  [
    "whether there is such a member, by a condition",
    "POST",
    `${root}:commit`,
    written("Users/mei", {}, { currentDocument: { exists: false } }),
  ],
  ["one's own document, to make it anew", "DELETE", `${root}/Users/lee`],
  ["an order of one's own making", "POST", `${store}/TrackingOrders?documentId=o9`, { fields: {} }],
];

/** accessCases.ts has every verdict; these try each way by which a call asks for one. */
describe("R62, R63: attacks with a member's own valid token", () => {
  it.each(attacks.map(([what, ...call]) => [what, call] as const))("%s", async (_what, [method, path, body]) => {
    const demo = await startDemo({ "data/documents.json": documents, "data/accounts.json": accounts });
    const { idToken } = await signIn(demo, { email: "lee@example.com", password: "order-me-2" });
    const before = demo.documents.paths().map((each) => [each, demo.documents.read(each)]);
    const answer = await demo.send(method, path, body, { Authorization: `Bearer ${idToken}` });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("PERMISSION_DENIED");
    expect(answer.text).not.toMatch(/mei@|1\.71/);
    expect(demo.documents.paths().map((each) => [each, demo.documents.read(each)])).toEqual(before);
  });
});
