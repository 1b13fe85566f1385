import { expect, it } from "vitest";
import { linesOf, problemsIn, serve, shortenPatience } from "./doctorFixture.ts";
import { examineRules, type Otherwise, serveDocuments, stored } from "./rulesFixture.ts";

const publish = "Publish firestore.rules.";
const people = "names, addresses and telephone numbers are public";
const everyone = () => true;

it("finds that the published rules refuse what they must, and changes nothing", async () => {
  const { firestore, content } = await serveDocuments();
  const before = content();
  expect(linesOf(await examineRules({ firestore }), "rules")).toEqual([
    "✓ Firestore: A stranger can read 2 documents, as the shop needs it.",
    "✓ Users: A stranger can't list the members.",
    "✓ Users: A stranger can't read a member.",
    "✓ GuestUsers: A stranger can't list the guests.",
    "✓ Companies/501/TrackingOrders: A stranger can't list the orders.",
    "✓ Companies/501/TrackingOrders: A stranger can't look for somebody's orders.",
    "✓ TrackingOrders: A stranger can't list the orders of all stores.",
    "✓ Companies: A stranger can't write a store.",
    "✓ Companies/501/Menus: A stranger can't write a menu.",
    "✓ Companies/501/TrackingOrders: A stranger can't write an order.",
    "✓ Users: A stranger can't write a member.",
    "✓ GuestUsers: A stranger can't write a guest.",
    "✓ Companies/501/TrackingOrders: A guest can follow an order whose UDID they have.",
  ]);
  expect(content()).toEqual(before);
});

const listing = (pattern: RegExp): Otherwise => {
  return ({ canList }) => ({
    canList: (query) => pattern.test([query.parent, query.collectionId].filter(Boolean).join("/")) || canList(query),
  });
};
const writing = (pattern: RegExp): Otherwise => {
  return ({ mayWriteTo, canWrite }) => ({
    mayWriteTo: (path) => pattern.test(path) || mayWriteTo(path),
    canWrite: (path, before, after) => pattern.test(path) || canWrite(path, before, after),
  });
};

it.each<readonly [line: string, otherwise: Otherwise]>([
  [`✗ Users: Everybody can list the members: ${people}. ${publish}`, listing(/^Users$/)],
  [`✗ GuestUsers: Everybody can list the guests: ${people}. ${publish}`, listing(/^GuestUsers$/)],
  [
    `✗ Users: Everybody can read a member: ${people}. ${publish}`,
    ({ canGet }) => ({ canGet: (path, record) => path.startsWith("Users/") || canGet(path, record) }),
  ],
  [
    `✗ Companies/501/TrackingOrders: Everybody can look for somebody's orders: ${people}. ${publish}`,
    ({ canList }) => ({
      canList: (query) => (query.where !== null && query.collectionId === "TrackingOrders") || canList(query),
    }),
  ],
  [
    `✗ TrackingOrders: Everybody can list the orders of all stores: ${people}. ${publish}`,
    ({ canList }) => ({ canList: (query) => query.allDescendants || canList(query) }),
  ],
  [
    `✗ Companies: Everybody can write a store: anybody can change what diners see. ${publish}`,
    writing(/^Companies\/[^/]+$/),
  ],
  [
    `✗ Companies/501/Menus: Everybody can write a menu: anybody can change the prices. ${publish}`,
    writing(/\/Menus\//),
  ],
  [
    `✗ Companies/501/TrackingOrders: Everybody can write an order: the kitchen can't trust what it reads. ${publish}`,
    writing(/\/TrackingOrders\//),
  ],
  [`✗ Users: Everybody can write a member: anybody can give away points. ${publish}`, writing(/^Users\//)],
  [
    `✗ GuestUsers: Everybody can write a guest: the database can be filled by anybody. ${publish}`,
    writing(/^GuestUsers\//),
  ],
  [
    `✗ Companies/501/TrackingOrders: A guest can't follow their own order: diners read that it can't be found. ${publish}`,
    ({ canGet }) => ({ canGet: (path, record) => !path.includes("/TrackingOrders/") && canGet(path, record) }),
  ],
])("says %s", async (line, otherwise) => {
  const { firestore, content } = await serveDocuments(stored, otherwise);
  const before = content();
  expect(problemsIn(await examineRules({ firestore }), "rules")).toEqual([line]);
  expect(content()).toEqual(before);
});

it.each([
  ["Companies/501", 400],
  ["Users/mei", 403],
])("the local backend lets a stranger verify only what they may read: %s", async (path, status) => {
  const { firestore } = await serveDocuments();
  const database = "projects/nonna-rose/databases/(default)";
  const currentDocument = { updateTime: "1970-01-01T00:00:01Z" };
  const writes = [{ verify: `${database}/documents/${path}`, currentDocument }];
  const init = { method: "POST", body: JSON.stringify({ writes }) };
  expect((await fetch(`${firestore}/v1/${database}/documents:commit`, init)).status).toBe(status);
});

it("finds the old rules of a test project, which allow everything, and changes nothing", async () => {
  const open: Otherwise = () => ({ canGet: everyone, canList: everyone, mayWriteTo: everyone, canWrite: everyone });
  const { firestore, content } = await serveDocuments(stored, open);
  const before = content();
  expect(problemsIn(await examineRules({ firestore }), "rules")).toEqual([
    `✗ Firestore: Everybody can list the members, read a member, list the guests, list the orders, look for somebody's orders, list the orders of all stores, write a store, write a menu, write an order, write a member and write a guest: names, addresses and telephone numbers are public, anybody can change what diners see, anybody can change the prices, the kitchen can't trust what it reads, anybody can give away points and the database can be filled by anybody. ${publish}`,
  ]);
  expect(content()).toEqual(before);
});

it("finds rules that aren't published", async () => {
  const never = () => false;
  const { firestore } = await serveDocuments(stored, () => ({ canGet: never, canList: never }));
  expect(problemsIn(await examineRules({ firestore }), "rules")).toEqual([
    `✗ Companies/501 and 2 more: Rules aren't published: it can't be read, and diners see no shop. ${publish}`,
  ]);
});

it("finds rules that hide the menus only", async () => {
  const { firestore } = await serveDocuments(stored, ({ canList }) => ({
    canList: (query) => query.collectionId !== "Menus" && canList(query),
  }));
  expect(problemsIn(await examineRules({ firestore }), "rules")).toEqual([
    `✗ Companies/501/Menus: Rules aren't published: it can't be read, and diners see no shop. ${publish}`,
  ]);
});

it.each([
  [
    400,
    "API key not valid. Please pass a valid API key.",
    "✗ firebase.apiKey: Firestore refuses the key: API key not valid. Copy apiKey from the Firebase project's settings.",
  ],
  [
    403,
    "Requests from referer <empty> are blocked.",
    "✗ firebase.apiKey: The key is for certain websites only, so the doctor can't read with it. Give the doctor a configuration with another key.",
  ],
  [
    403,
    "Cloud Firestore API has not been used in project 12 before or it is disabled.",
    "✗ projectId nonna-rose: It has no Firestore yet. Create its database in the Firebase console.",
  ],
])("says what a refusal means: %i, %s", async (code, message, line) => {
  const firestore = await serve(() => ({ status: code, body: JSON.stringify({ error: { code, message } }) }));
  expect(problemsIn(await examineRules({ firestore }), "rules")).toEqual([line]);
});

it("tells a Firestore that is broken from one that refuses", async () => {
  const firestore = await serve(() => ({ status: 503, body: JSON.stringify({ error: { message: "Try later." } }) }));
  const lines = problemsIn(await examineRules({ firestore }), "rules");
  expect(lines[0]).toBe(
    "✗ Companies/501 and 2 more: Firestore answers 503. Try later. Run the doctor again; then look at the project.",
  );
  expect(lines[1]).toBe(
    "! Users: Whether a stranger can list the members is unknown: Firestore answers 503. Run the doctor again.",
  );
});

it("names the address at which nothing answers, and how an emulator is started", async () => {
  expect(problemsIn(await examineRules({ firestore: "http://127.0.0.1:9" }), "rules")).toEqual([
    "✗ http://127.0.0.1:9: Nothing answers, so no document can be read. Start the emulator: gcloud emulators firestore start --host-port=127.0.0.1:9",
  ]);
});

it("ends if Firestore never answers", async () => {
  shortenPatience();
  const firestore = await serve(() => "never");
  expect(problemsIn(await examineRules({ firestore }), "rules")[0]).toContain(
    ": Nothing answers, so no document can be read.",
  );
});

it("finds another server at the emulator's address", async () => {
  const firestore = await serve(() => ({ body: "<!doctype html>" }));
  expect(problemsIn(await examineRules({ firestore }), "rules")[0]).toBe(
    "✗ Companies/501 and 2 more: Firestore answers 200. The answer isn't Firestore's. Run the doctor again; then look at the project.",
  );
});

it.each([
  [
    "✗ projectId nonna-rose: Firestore has no document Companies/501 there. Correct the store's number or projectId.",
    { "Companies/9": {} },
    {},
  ],
  [
    "✗ branded: branded is true, and Brands/50/Companies/501 doesn't exist; Companies/501 does. Remove branded, or write the documents below Brands/50.",
    { "Companies/501": {} },
    { branded: true, hq: 50 },
  ],
  [
    "✗ branded: branded is false, and Companies/501 doesn't exist; Brands/50/Companies/501 does. Set branded to true, or move the documents.",
    { "Brands/50/Companies/501": {}, "Companies/50": {} },
    { hq: 50 },
  ],
  ["✗ Companies: nonna-rose has no store there. Write one: npm run seed.", {}, { stores: [] }],
])("says %s", async (line, documents, place) => {
  const { firestore } = await serveDocuments(documents);
  expect(problemsIn(await examineRules({ firestore, ...place }), "rules")).toEqual([line]);
});

it("looks at a brand's own places", async () => {
  const { firestore } = await serveDocuments({ "Brands/50/Companies/501": {}, "Brands/50/Companies/50": {} });
  const lines = linesOf(await examineRules({ firestore, branded: true, hq: 50 }), "rules");
  expect(lines).toContain("✓ Brands/50/Users: A stranger can't list the members.");
  expect(lines.filter((line) => !line.startsWith("✓"))).toEqual([]);
});
