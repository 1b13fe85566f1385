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
import { type ReadBy, type ReadLog, readsOfAnswer } from "./reads.ts";
import { objectOf, parsePayload } from "./shape.ts";
import type { DocumentsOptions } from "./types.ts";

type Answer = (call: Call) => unknown;

interface Method {
  readonly answer: Answer;
  /** Whether a refusal is in a list, too. */
  readonly listed: boolean;
  /** Null if it reads nothing. */
  readonly reads: ReadBy | null;
}

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ["runQuery", { answer: runStructuredQuery, listed: true, reads: "query" }],
  ["runAggregationQuery", { answer: runAggregationQuery, listed: true, reads: "query" }],
  ["batchGet", { answer: batchGet, listed: true, reads: "query" }],
  ["commit", { answer: commit, listed: false, reads: null }],
]);

const address = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.+?))?(?::([a-zA-Z]+))?$/;

export function isRestPath(pathname: string): boolean {
  return address.test(pathname);
}

export async function answerRest(
  store: RecordStore,
  reads: ReadLog,
  options: DocumentsOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const verb = request.method ?? "GET";
  const { database, path, method } = parseAddress(verb, url.pathname);
  const listed = method !== null && (methods.get(method)?.listed ?? false);
  const by = readerOf(verb, path, method);
  const record = (documents: number) => by !== null && reads.record(by, path, documents);
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
    const answer = answerOf(verb, call.path, method)(call);
    record(readsOfAnswer(answer));
    sendJson(response, 200, answer);
  } catch (problem) {
    const refusal = refusalOf(problem);
    // Only a document that isn't there is billed. Whatever the rules refuse isn't.
    if (refusal.status === "NOT_FOUND") record(readsOfAnswer(null));
    sendRefusal(response, refusal, listed);
  }
}

function readerOf(verb: string, path: string, method: string | null): ReadBy | null {
  if (method !== null) return methods.get(method)?.reads ?? null;
  if (verb !== "GET") return null;
  return isDocumentPath(path) ? "get" : "list";
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
