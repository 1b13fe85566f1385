import { readFileSync } from "node:fs";
import { fieldsOfJson } from "../../widget-demo/backend/documents/plain.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { encodeFields } from "../../widget-demo/backend/documents/values.ts";
import type { Person } from "../backend/documents/accessCases.ts";

export const publishedRules = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");

/** The emulator accepts this in place of a token, and then applies no rules. */
const owner = "owner";

export interface GoogleFirestore {
  /** Such as http://127.0.0.1:8080/. */
  readonly address: string;
  /** The path of the documents. */
  readonly base: string;
  setRules(text: string): Promise<void>;
  /** Writes or deletes a document, whatever the rules say. */
  put(path: string, fields: JsonFields | null): Promise<void>;
  clear(): Promise<void>;
  /** Whether the rules let this person do it. */
  mayGet(path: string, who: Person): Promise<boolean>;
  /** `where` filters for one value of a field. */
  mayList(collection: string, who: Person, where?: readonly [field: string, text: string]): Promise<boolean>;
  mayListGroup(collectionId: string, who: Person): Promise<boolean>;
  mayWrite(path: string, who: Person, fields: JsonFields | null): Promise<boolean>;
}

/** A project of one's own in Google's emulator, with the published rules. */
export async function openGoogle(host: string, project: string): Promise<GoogleFirestore> {
  const address = `http://${host}/`;
  const database = `projects/${project}/databases/(default)`;
  const base = `/v1/${database}/documents`;
  const encode = (fields: JsonFields) => ({ fields: encodeFields(fieldsOfJson(fields), database) });

  function send(method: string, path: string, token: string | null, body?: object): Promise<Response> {
    const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
    return fetch(new URL(path, address), { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  async function done(method: string, path: string, body?: object): Promise<void> {
    const response = await send(method, path, owner, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  }

  /** A document that isn't there is a 404, which the rules allowed. */
  async function isAllowed(...call: Parameters<typeof send>): Promise<boolean> {
    const response = await send(...call);
    const text = await response.text();
    if (response.status === 403 || text.includes("PERMISSION_DENIED")) return false;
    if (response.ok || response.status === 404) return true;
    throw new Error(`${call[0]} ${call[1]}: ${response.status} ${text}`);
  }

  function query(parent: string, from: object, where?: readonly [string, string]) {
    const filter = where && {
      fieldFilter: { field: { fieldPath: where[0] }, op: "EQUAL", value: { stringValue: where[1] } },
    };
    return [
      `${base}${parent}:runQuery`,
      { structuredQuery: { from: [from], ...(filter && { where: filter }) } },
    ] as const;
  }

  function ask(who: Person, [path, body]: ReturnType<typeof query>): Promise<boolean> {
    return isAllowed("POST", path, tokenOf(who), body);
  }

  const opened: GoogleFirestore = {
    address,
    base,
    async setRules(content) {
      await done("PUT", `/emulator/v1/projects/${project}:securityRules`, {
        rules: { files: [{ name: "firestore.rules", content }] },
      });
    },
    put: (path, fields) => done(fields ? "PATCH" : "DELETE", `${base}/${path}`, fields ? encode(fields) : undefined),
    clear: () => done("DELETE", `/emulator/v1/${database}/documents`),
    mayGet: (path, who) => isAllowed("GET", `${base}/${path}`, tokenOf(who)),
    mayList(collection, who, where) {
      const at = collection.lastIndexOf("/");
      const parent = at < 0 ? "" : `/${collection.slice(0, at)}`;
      return ask(who, query(parent, { collectionId: collection.slice(at + 1) }, where));
    },
    mayListGroup: (collectionId, who) => ask(who, query("", { collectionId, allDescendants: true })),
    mayWrite: (path, who, fields) =>
      isAllowed(fields ? "PATCH" : "DELETE", `${base}/${path}`, tokenOf(who), fields ? encode(fields) : undefined),
  };
  await opened.setRules(publishedRules);
  await opened.clear();
  return opened;
}

/** As Firebase Auth makes it, but unsigned, which the emulator accepts. */
export function tokenOf({ uid, email }: Person): string | null {
  if (uid === null) return null;
  const claims = { sub: uid, user_id: uid, ...(email === undefined ? {} : { email }) };
  const [head, body] = [{ alg: "none", typ: "JWT" }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  return `${head}.${body}.`;
}
