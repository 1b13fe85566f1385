import { expect, it } from "vitest";
import { createStore } from "../../../widget-demo/backend/documents/createStore.ts";
import { changesOf, createDocumentStore } from "../../../widget-demo/backend/documents/documentStore.ts";
import { ListenStream } from "../../../widget-demo/backend/documents/listen.ts";
import { createReadLog } from "../../../widget-demo/backend/documents/reads.ts";
import { startDemo } from "../demoFixture.ts";
import { localRights } from "./localVerdicts.ts";

const documents = {
  "Companies/120": { ID: 120 },
  "Companies/120/Menus/DefaultMenu": { Categories: [] },
  "Companies/120/Menus/Breakfast": { Categories: [] },
  "Users/mei": { FirstName: "Mei" },
};
const root = "projects/servery-demo/databases/(default)/documents";
const queryOf = (collectionId: string) => ({ structuredQuery: { from: [{ collectionId }] } });

it.each<[string, string, string, object | undefined, number]>([
  ["a document", "GET", "/Companies/120", undefined, 1],
  ["some fields of a document", "GET", "/Companies/120?mask.fieldPaths=ID", undefined, 1],
  ["a document that isn't there", "GET", "/Companies/7", undefined, 1],
  ["a list", "GET", "/Companies/120/Menus?pageSize=300", undefined, 2],
  ["an empty list", "GET", "/Companies/120/PriceTriggers", undefined, 1],
  ["a query", "POST", "/Companies/120:runQuery", queryOf("Menus"), 2],
  ["a query that finds nothing", "POST", "/Companies/7:runQuery", queryOf("Menus"), 1],
  ["documents by their names", "POST", ":batchGet", { documents: [`${root}/Companies/120`, `${root}/Companies/7`] }, 2],
  ["what the rules refuse", "GET", "/Users/mei", undefined, 0],
  ["a preflight", "OPTIONS", "/Companies/120", undefined, 0],
])("Firestore's reads are counted as it bills them: %s", async (_what, method, path, body, reads) => {
  const demo = await startDemo({ "data/documents.json": documents });
  await demo.send(method, `/v1/${root}${path}`, body);
  const counts = JSON.parse((await demo.get("/sandbox/reads")).text) as readonly { readonly reads: number }[];
  expect(counts.reduce((sum, each) => sum + each.reads, 0)).toBe(reads);
});

it("counts a listener's first documents, and each change of one, but no deletion", () => {
  const records = createStore(changesOf(documents), undefined);
  const store = createDocumentStore(records);
  const log = createReadLog();
  const stream = new ListenStream(records, log, localRights({ uid: null }), () => {});
  const reads = () => log.counts().map(({ path, reads }) => `${path} ${reads}`);
  const listenTo = (targetId: number, target: object) =>
    stream.receive({ database: "projects/servery-demo/databases/(default)", addTarget: { targetId, ...target } });
  listenTo(2, { documents: { documents: [`${root}/Companies/120`] } });
  listenTo(4, { query: { parent: `${root}/Companies/120`, ...queryOf("Menus") } });
  listenTo(6, { query: { parent: `${root}/Companies/7`, ...queryOf("Menus") } });
  const first = ["Companies/120 1", "Companies/120/Menus 2", "Companies/7/Menus 1"];
  expect(reads()).toEqual(first);
  store.merge("Companies/120", { Name: "Patty" });
  store.merge("Companies/120/Menus/Breakfast", { Name: "Breakfast" });
  const changed = ["Companies/120 2", "Companies/120/Menus 3", "Companies/7/Menus 1"];
  expect(reads()).toEqual(changed);
  store.delete("Companies/120/Menus/Breakfast");
  expect(reads()).toEqual(changed);
  listenTo(2, { documents: { documents: [`${root}/Companies/120`] }, resumeToken: "MTI=" });
  expect(reads()[0]).toBe("Companies/120 3");
});
