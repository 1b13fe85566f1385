import type { IncomingMessage, ServerResponse } from "node:http";
import {
  batchGet,
  type Call,
  commit,
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  patchDocument,
  runAggregationQuery,
  runStructuredQuery,
} from "./calls.ts";
import type { RecordStore } from "./createStore.ts";
import { FirestoreError, invalid, refusalOf } from "./errors.ts";
import { authorizationOf, readRequest, sendJson, sendRefusal } from "./http.ts";
import { isDocumentPath } from "./names.ts";
import { objectOf, parsePayload } from "./shape.ts";
import type { DocumentsOptions } from "./types.ts";

type Answer = (call: Call) => unknown;

const methods: ReadonlyMap<string, { readonly answer: Answer; readonly listed: boolean }> = new Map([
  ["runQuery", { answer: runStructuredQuery, listed: true }],
  ["runAggregationQuery", { answer: runAggregationQuery, listed: true }],
  ["batchGet", { answer: batchGet, listed: true }],
  ["commit", { answer: commit, listed: false }],
]);

const address = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+?))?(?::([a-zA-Z]+))?$/;

export function isRestPath(pathname: string): boolean {
  return address.test(pathname);
}

export async function answerRest(
  store: RecordStore,
  options: DocumentsOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { database, path, method } = parseAddress(request.method ?? "GET", url.pathname);
  const listed = method !== null && (methods.get(method)?.listed ?? false);
  try {
    const text = await readRequest(request);
    const call: Call = {
      store,
      rights: options.rightsOf(authorizationOf(request, request.headers.authorization)),
      now: options.now(),
      database,
      path: path.split("/").map(decodeSegment).join("/"),
      query: url.searchParams,
      body: text === "" ? {} : objectOf(parsePayload(text), "The request"),
    };
    sendJson(response, 200, answerOf(request.method ?? "GET", call.path, method)(call));
  } catch (problem) {
    sendRefusal(response, refusalOf(problem), listed);
  }
}

/** Only a POST has a method after the colon, because a document's id may also contain one. */
function parseAddress(verb: string, pathname: string) {
  const [, database = "", path = "", suffix] = address.exec(pathname) ?? [];
  if (suffix === undefined) return { database, path, method: null };
  if (verb === "POST") return { database, path, method: suffix };
  return { database, path: `${path}:${suffix}`, method: null };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid("The address is not well encoded.");
  }
}

function answerOf(verb: string, path: string, method: string | null): Answer {
  if (method !== null) {
    const known = methods.get(method);
    if (!known) throw new FirestoreError("UNIMPLEMENTED", `The method ${method} is not implemented here.`);
    return known.answer;
  }
  const answers: Readonly<Record<string, Answer>> = isDocumentPath(path)
    ? { GET: getDocument, PATCH: patchDocument, DELETE: deleteDocument }
    : { GET: listDocuments, POST: createDocument };
  const answer = answers[verb];
  if (!answer || path === "") throw invalid(`${verb} is not answered at "${path}".`);
  return answer;
}
