import { rightsOf } from "../../../widget-demo/backend/documents/access.ts";
import { createDocuments } from "../../../widget-demo/backend/documents/createDocuments.ts";
import type { JsonFields, Rights } from "../../../widget-demo/backend/documents/types.ts";
import { fetchDocuments } from "../../../widget-demo/tools/doctor/fetchDocuments.ts";
import { lookAtRules } from "../../../widget-demo/tools/doctor/rules/rules.ts";
import type { Subject } from "../../../widget-demo/tools/doctor/subject.ts";
import { deploymentWith, nonnaRose, serveHandle, subjectWith } from "./doctorFixture.ts";

export const stored: Readonly<Record<string, JsonFields>> = {
  "Companies/501": nonnaRose,
  "Companies/501/Menus/DefaultMenu": { Name: "All day" },
  "Companies/501/TrackingOrders/o-1": { OnlineOrderUserIdentifier: "mei", ContactCustomer_FirstName: "Mei" },
  "Users/mei": { FirstName: "Mei" },
  "GuestUsers/g-1": { FirstName: "Noor" },
};

/** What another project's rules say differently from ours. */
export type Otherwise = (published: Rights) => Partial<Rights>;

/** The local backend's Firestore with these documents and rights. */
export async function serveDocuments(documents = stored, otherwise: Otherwise = () => ({})) {
  const now = () => new Date();
  const service = createDocuments({
    documents,
    now,
    rightsOf() {
      const rights = rightsOf({ uid: null }, { now, has: (path) => service.store.read(path) !== undefined });
      return { ...rights, ...otherwise(rights) };
    },
  });
  const firestore = await serveHandle(service.handle);
  const content = () => service.store.paths().map((path) => [path, service.store.read(path)]);
  return { firestore, content };
}

interface Place {
  readonly firestore: string;
  readonly projectId?: string;
  readonly branded?: boolean;
  readonly hq?: number;
  readonly stores?: readonly number[];
}

/** What the doctor says of the rules there, after it has read the documents. */
export async function examineRules({
  firestore,
  projectId = "nonna-rose",
  branded = false,
  hq,
  stores = [501],
}: Place) {
  const deployment = deploymentWith({
    firebase: { apiKey: "key-of-firebase", projectId },
    branded,
    emulators: { firestore },
  });
  const asked = { deployment, stores, hq: hq ?? null };
  const subject: Subject = subjectWith({ ...asked, ...(await fetchDocuments(asked)) });
  return lookAtRules(subject);
}
