import { randomUUID } from "node:crypto";
import type { Stream } from "./channel.ts";
import { commitWrites } from "./commit.ts";
import type { RecordStore } from "./createStore.ts";
import { objectOf } from "./shape.ts";
import { microsOf } from "./times.ts";
import type { Rights } from "./types.ts";
import { parseWrites } from "./writes.ts";

/** The Write stream: the first message opens it, and each later one is a commit. */
export class WriteStream implements Stream {
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
