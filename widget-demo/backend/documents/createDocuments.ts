import { createChannels, isChannelPath, type StreamChooser } from "./channels.ts";
import { createStore, type RecordStore } from "./createStore.ts";
import { FirestoreError, refusalOf } from "./errors.ts";
import { allowOrigin, answerPreflight, sendRefusal } from "./http.ts";
import { ListenStream } from "./listen.ts";
import { checkDocumentPath } from "./names.ts";
import { fieldsOfJson, jsonOfFields, mergeFields } from "./plain.ts";
import { answerRest, isRestPath } from "./rest.ts";
import type { DocumentStore, DocumentsOptions, DocumentsService, JsonFields } from "./types.ts";
import type { Fields } from "./values.ts";
import { WriteStream } from "./writeStream.ts";
import type { Changes } from "./writes.ts";

/** A Firestore in this process: its REST interface and, over WebChannel, what the browser SDK listens and writes by. */
export function createDocuments(options: DocumentsOptions): DocumentsService {
  const records = createStore(changesOf(options.documents), options.logFile);
  const chooseStream: StreamChooser = (rpc, caller) => (send) =>
    rpc === "Write" ? new WriteStream(records, caller, options.now, send) : new ListenStream(records, caller, send);
  const channels = createChannels(chooseStream, options.identify);
  let closed = false;

  return {
    store: createDocumentStore(records),
    async handle(request, response, url) {
      const isChannel = isChannelPath(url.pathname);
      if (!isChannel && !isRestPath(url.pathname)) return false;
      allowOrigin(request, response);
      try {
        if (request.method === "OPTIONS") answerPreflight(request, response);
        else if (closed) throw new FirestoreError("UNAVAILABLE", "The service has stopped.");
        else if (isChannel) await channels.answer(request, response, url);
        else await answerRest(records, options, request, response, url);
      } catch (problem) {
        // A request that broke off while it was read has nobody left to answer.
        if (!response.headersSent) sendRefusal(response, refusalOf(problem), false);
      }
      return true;
    },
    async close() {
      closed = true;
      channels.close();
      records.close();
    },
  };
}

function changesOf(documents: Readonly<Record<string, JsonFields>>): Changes {
  const changes = new Map<string, Fields>();
  for (const [path, fields] of Object.entries(documents)) {
    checkDocumentPath(path);
    changes.set(path, fieldsOfJson(fields));
  }
  return changes;
}

function createDocumentStore(records: RecordStore): DocumentStore {
  function write(path: string, fields: Fields | null): void {
    checkDocumentPath(path);
    records.commit(new Map([[path, fields]]));
  }
  const paths = () => [...records.all()].map((record) => record.path).sort();

  return {
    read(path) {
      const record = records.get(path);
      return record && jsonOfFields(record.fields);
    },
    set: (path, fields) => write(path, fieldsOfJson(fields)),
    merge(path, fields) {
      const old = records.get(path)?.fields ?? new Map();
      write(path, mergeFields(old, fieldsOfJson(fields)));
    },
    delete(path) {
      const existed = records.get(path) !== undefined;
      write(path, null);
      return existed;
    },
    replaceAll(documents) {
      const gone = paths().map((path): [string, null] => [path, null]);
      records.commit(new Map([...gone, ...changesOf(documents)]));
    },
    paths,
  };
}
