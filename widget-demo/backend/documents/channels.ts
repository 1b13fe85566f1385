import type { IncomingMessage, ServerResponse } from "node:http";
import { Channel, frame, type OpenStream } from "./channel.ts";
import { readBody } from "./http.ts";
import type { Caller } from "./types.ts";

const address = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const heartbeatMs = 30_000;

export interface Channels {
  answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
  close(): void;
}

export type StreamChooser = (rpc: string, caller: Caller) => OpenStream;

export function isChannelPath(pathname: string): boolean {
  return address.test(pathname);
}

/** The WebChannel transport, as the browser SDK speaks it, under both streams. */
export function createChannels(
  chooseStream: StreamChooser,
  identify: (authorization: string | undefined) => Caller,
): Channels {
  const channels = new Map<string, Channel>();
  const heart = setInterval(() => {
    for (const channel of [...channels.values()]) channel.beat();
  }, heartbeatMs);
  heart.unref();

  function shakeHands(rpc: string, body: URLSearchParams, response: ServerResponse): void {
    const caller = identify(authorizationIn(body.get("headers") ?? ""));
    const channel = new Channel(chooseStream(rpc, caller), (id) => channels.delete(id));
    channels.set(channel.id, channel);
    receive(channel, body);
    answer(response, 200, frame(JSON.stringify([[0, ["c", channel.id, "", 8, 12, heartbeatMs]]])));
  }

  return {
    async answer(request, response, url) {
      const [, rpc = ""] = address.exec(url.pathname) ?? [];
      const body = new URLSearchParams(await readBody(request));
      const sessionId = url.searchParams.get("SID");
      if (sessionId === null) return shakeHands(rpc, body, response);
      const channel = channels.get(sessionId);
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
      receive(channel, body);
      return answer(response, 200, frame(JSON.stringify(channel.state())));
    },
    close() {
      clearInterval(heart);
      for (const channel of [...channels.values()]) channel.close();
    },
  };
}

function receive(channel: Channel, body: URLSearchParams): void {
  const count = Number(body.get("count") ?? 0);
  const messages = Array.from({ length: count }, (_, index) => body.get(`req${index}___data__`) ?? "");
  channel.receive(messages, Number(body.get("ofs") ?? 0));
}

/** The headers travel in the body, so that the browser asks for no preflight. */
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
