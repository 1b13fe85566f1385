import { randomUUID } from "node:crypto";
import type { Stream } from "./channel.ts";
import { createChannels, isChannelPath, type StreamChooser } from "./channels.ts";
import { commitWrites } from "./commit.ts";
import { createStore, type RecordStore } from "./createStore.ts";
import { changesOf, createDocumentStore } from "./documentStore.ts";
import { FirestoreError, refusalOf } from "./errors.ts";
import { allowOrigin, answerPreflight, sendRefusal } from "./http.ts";
import { ListenStream } from "./listen.ts";
import { createReadLog } from "./reads.ts";
import { answerRest, isRestPath } from "./rest.ts";
import { objectOf } from "./shape.ts";
import { microsOf } from "./times.ts";
import type { DocumentsOptions, DocumentsService, Rights } from "./types.ts";
import { parseWrites } from "./writes.ts";

/** A Firestore in this process: its REST interface, and the WebChannel streams that the browser SDK uses. */
export function createDocuments(options: DocumentsOptions): DocumentsService {
  const seeds = changesOf(options.documents);
  const records = createStore(seeds, options.logFile);
  const reads = createReadLog();
  const chooseStream: StreamChooser = (rpc, rights) => (send) =>
    rpc === "Write"
      ? new WriteStream(records, rights, options.now, send)
      : new ListenStream(records, reads, rights, send);
  const channels = createChannels(chooseStream, options.rightsOf);
  let closed = false;

  return {
    store: createDocumentStore(records),
    reads,
    async handle(request, response, url) {
      const isChannel = isChannelPath(url.pathname);
      if (!isChannel && !isRestPath(url.pathname)) return false;
      allowOrigin(request, response);
      try {
        if (request.method === "OPTIONS") answerPreflight(request, response);
        else if (closed) throw new FirestoreError("UNAVAILABLE", "The service has stopped.");
        else if (isChannel) await channels.answer(request, response, url);
        else await answerRest(records, reads, options, request, response, url);
      } catch (problem) {
        // A request that breaks off while it is read needs no answer.
        if (!response.headersSent) sendRefusal(response, refusalOf(problem), false);
      }
      return true;
    },
    reset() {
      const gone = Array.from(records.all(), ({ path }): [string, null] => [path, null]);
      records.commit(new Map([...gone, ...seeds]));
    },
    stored: async () => {},
    async close() {
      closed = true;
      channels.close();
      records.close();
    },
  };
}

/** The Write stream: the first message opens it, and each later one is a commit. */
class WriteStream implements Stream {
  readonly #store: RecordStore;
  readonly #rights: Rights;
  readonly #now: () => Date;
  readonly #send: (message: unknown) => void;
  readonly #id = randomUUID();
  #answered = 0;

  constructor(store: RecordStore, rights: Rights, now: () => Date, send: (message: unknown) => void) {
    this.#store = store;
    this.#rights = rights;
    this.#now = now;
    this.#send = send;
  }

  receive(message: unknown): void {
    const { writes } = objectOf(message, "A write request");
    const answer =
      this.#answered === 0
        ? { streamId: this.#id }
        : commitWrites(this.#store, this.#rights, parseWrites(writes), microsOf(this.#now()));
    this.#answered += 1;
    this.#send({ ...answer, streamToken: Buffer.from(`${this.#id} ${this.#answered}`).toString("base64") });
  }

  close(): void {}
}
