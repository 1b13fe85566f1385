import type { IncomingMessage, ServerResponse } from "node:http";
import { Channel, frame, type OpenStream } from "./channel.ts";
import { encodeError, invalid, refusalOf } from "./errors.ts";
import { authorizationOf, readRequest } from "./http.ts";
import type { Rights } from "./types.ts";

const address = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const heartbeatMs = 30_000;
/** The most messages that the SDK's own transport puts into one request. */
const mostMessages = 1000;

type Form = ReadonlyMap<string, string>;

interface Channels {
  answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  close(): void;
}

export type StreamChooser = (rpc: string, rights: Rights) => OpenStream;

export function isChannelPath(pathname: string): boolean {
  return address.test(pathname);
}

/** The browser SDK's WebChannel transport, which carries both streams. */
export function createChannels(
  chooseStream: StreamChooser,
  rightsOf: (authorization: string | undefined) => Rights,
): Channels {
  const channels = new Map<string, Channel>();
  const heart = setInterval(() => {
    for (const channel of [...channels.values()]) channel.beat();
  }, heartbeatMs);
  heart.unref();

  function shakeHands(rpc: string, form: Form, request: IncomingMessage, response: ServerResponse): void {
    const messages = messagesIn(form);
    const authorization = authorizationOf(request, authorizationIn(form.get("headers") ?? ""));
    const channel = new Channel(openFor(rpc, authorization), (id) => channels.delete(id));
    channels.set(channel.id, channel);
    channel.receive(messages, countIn(form, "ofs"));
    answer(response, 200, frame(JSON.stringify([[0, ["c", channel.id, "", 8, 12, heartbeatMs]]])));
  }

  /** An invalid token is reported in the stream, as by the real service. The SDK then requests a new one. */
  function openFor(rpc: string, authorization: string | undefined): OpenStream {
    try {
      return chooseStream(rpc, rightsOf(authorization));
    } catch (problem) {
      return (send) => {
        send(encodeError(refusalOf(problem)));
        return { receive: () => undefined, close: () => undefined };
      };
    }
  }

  return {
    async answer(request, response, url) {
      const [, rpc = ""] = address.exec(url.pathname) ?? [];
      const form: Form = new Map(new URLSearchParams(await readRequest(request)));
      const sessionId = url.searchParams.get("SID");
      // Only a POST opens a channel: an image's GET has no origin, so any site could open channels with it.
      if (sessionId === null && request.method === "POST") return shakeHands(rpc, form, request, response);
      const channel = channels.get(sessionId ?? "");
      if (!channel) return answer(response, 400, "Unknown SID");
      const lastSeenId = Number(url.searchParams.get("AID") ?? 0);
      channel.acknowledge(lastSeenId);
      if (url.searchParams.get("TYPE") === "terminate") {
        channel.close();
        return answer(response, 200, "");
      }
      if (url.searchParams.get("RID") === "rpc") {
        startAnswer(response, 200);
        response.flushHeaders();
        return channel.attach({ response, endsAfterAnswer: url.searchParams.get("CI") === "1" }, lastSeenId);
      }
      channel.receive(messagesIn(form), countIn(form, "ofs"));
      return answer(response, 200, frame(JSON.stringify(channel.state())));
    },
    close() {
      clearInterval(heart);
      for (const channel of [...channels.values()]) channel.close();
    },
  };
}

function countIn(form: Form, name: string): number {
  const count = Number(form.get(name) ?? 0);
  if (!Number.isSafeInteger(count) || count < 0) throw invalid(`${name} must be a count.`);
  return count;
}

/** The body must contain as many messages as `count` says, so that a large number alone has no effect. */
function messagesIn(form: Form): readonly string[] {
  const count = countIn(form, "count");
  if (count > mostMessages) throw invalid(`A request brings ${mostMessages} messages at most.`);
  return Array.from({ length: count }, (_, index) => {
    const message = form.get(`req${index}___data__`);
    if (message === undefined) throw invalid(`The request has no message ${index} of ${count}.`);
    return message;
  });
}

/** The headers are sent in the body, so that the browser needs no preflight. */
function authorizationIn(headers: string): string | undefined {
  return /^authorization:\s*(.+)$/im.exec(headers)?.[1]?.trim();
}

function startAnswer(response: ServerResponse, status: number): void {
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", "no-cache, no-store");
  response.writeHead(status);
}

function answer(response: ServerResponse, status: number, text: string): void {
  startAnswer(response, status);
  response.end(text);
}
