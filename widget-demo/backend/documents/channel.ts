import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { encodeError, refusalOf } from "./errors.ts";
import { parsePayload } from "./shape.ts";

/** The stream that uses a channel: Listen or Write. */
export interface Stream {
  receive(message: unknown): void;
  close(): void;
}

export type OpenStream = (send: (message: unknown) => void) => Stream;

interface BackChannel {
  readonly response: ServerResponse;
  /** A client behind a buffering proxy asks for responses that end. */
  readonly endsAfterAnswer: boolean;
}

interface Parcel {
  readonly id: number;
  readonly json: string;
}

/** The number of heartbeats without a response attached after which a channel is closed. */
const patienceBeats = 2;

export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** One WebChannel session. Outgoing messages are numbered, and kept until the client has acknowledged them. */
export class Channel {
  readonly id = randomUUID();
  readonly #stream: Stream;
  readonly #onClose: (id: string) => void;
  #unseen: Parcel[] = [];
  #lastId = 0;
  #writtenId = 0;
  #received = 0;
  #lonelyBeats = 0;
  #back: BackChannel | null = null;
  #isScheduled = false;

  constructor(open: OpenStream, onClose: (id: string) => void) {
    this.#stream = open((message) => this.#push([message]));
    this.#onClose = onClose;
  }

  /**
   * Receives the messages of a request. The first one has the number `offset`; messages received before are dropped.
   */
  receive(messages: readonly string[], offset: number): void {
    for (const [index, message] of messages.entries()) {
      if (offset + index < this.#received) continue;
      this.#received = offset + index + 1;
      try {
        this.#stream.receive(parsePayload(message));
      } catch (problem) {
        this.#push([encodeError(refusalOf(problem))]);
      }
    }
  }

  /** Sends messages in this response from now on, starting with those that the client hasn't acknowledged. */
  attach(back: BackChannel, lastSeenId: number): void {
    this.#detach();
    this.#back = back;
    this.#writtenId = lastSeenId;
    back.response.on("close", () => {
      if (this.#back === back) this.#back = null;
    });
    // The client times the first bytes to detect a buffering proxy.
    if (!back.endsAfterAnswer && this.#lastId === lastSeenId) this.#push(["noop"]);
    this.#flush();
  }

  acknowledge(lastSeenId: number): void {
    this.#unseen = this.#unseen.filter((parcel) => parcel.id > lastSeenId);
  }

  /** Whether a response is attached, the last message's number, and the bytes that are still waiting. */
  state(): readonly [number, number, number] {
    const bytes = this.#waiting().reduce((sum, parcel) => sum + Buffer.byteLength(parcel.json), 0);
    return [this.#back ? 1 : 0, this.#lastId, bytes];
  }

  beat(): void {
    this.#lonelyBeats = this.#back ? 0 : this.#lonelyBeats + 1;
    if (this.#back) this.#push(["noop"]);
    else if (this.#lonelyBeats > patienceBeats) this.close();
  }

  close(): void {
    this.#stream.close();
    this.#detach();
    this.#onClose(this.id);
  }

  #waiting(): readonly Parcel[] {
    return this.#unseen.filter((parcel) => parcel.id > this.#writtenId);
  }

  #push(message: unknown): void {
    this.#lastId += 1;
    this.#unseen.push({ id: this.#lastId, json: JSON.stringify([this.#lastId, message]) });
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Messages that are pushed together are sent in one frame.
    queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    const waiting = this.#waiting();
    if (!this.#back || waiting.length === 0) return;
    this.#back.response.write(frame(`[${waiting.map((parcel) => parcel.json).join(",")}]`));
    this.#writtenId = this.#lastId;
    if (this.#back.endsAfterAnswer) this.#detach();
  }

  #detach(): void {
    this.#back?.response.end();
    this.#back = null;
  }
}
