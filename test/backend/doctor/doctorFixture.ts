import type { IncomingMessage } from "node:http";
import { onTestFinished, vi } from "vitest";
import { parseConfig } from "../../../src/wire/host/config.ts";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { type Handle, sendText } from "../../../widget-demo/backend/http.ts";
import { listenOnLoopback } from "../../../widget-demo/backend/loopback.ts";
import type { Area } from "../../../widget-demo/tools/doctor/areas.ts";
import type { Finding } from "../../../widget-demo/tools/doctor/finding.ts";
import type { Page } from "../../../widget-demo/tools/doctor/page/fetchPage.ts";
import { parseHtml } from "../../../widget-demo/tools/doctor/page/parseHtml.ts";
import { reportOf } from "../../../widget-demo/tools/doctor/report.ts";
import type { Subject } from "../../../widget-demo/tools/doctor/subject.ts";

/** What a small server answers. */
export interface Sent {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Null drops the connection. */
export type Answer = (request: IncomingMessage, path: string) => Sent | "never" | null;

/** A small server that is closed after the test. Returns its address, without a slash at the end. */
export async function serve(answer: Answer): Promise<string> {
  const { port, close } = await listenOnLoopback((request, response) => {
    const sent = answer(request, request.url ?? "");
    if (sent === "never") return;
    if (sent === null) return void request.socket.destroy();
    request.resume();
    response.writeHead(sent.status ?? 200, sent.headers).end(sent.body ?? "");
  }, 0);
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}

export async function serveHandle(handle: Handle): Promise<string> {
  const { port, close } = await listenOnLoopback(async (request, response) => {
    const isDone = await handle(request, response, new URL(request.url ?? "", "http://127.0.0.1"));
    if (!isDone) sendText(response, 404, "There is nothing at this address.");
  }, 0);
  onTestFinished(close);
  return `http://127.0.0.1:${port}`;
}

const configuration = {
  apiUrl: "https://api.nonna.example",
  apiKey: "key-of-the-api",
  firebase: { apiKey: "key-of-firebase", projectId: "nonna-rose", authDomain: "nonna-rose.firebaseapp.com" },
  idTokenHeader: "X-Id-Token",
};

export function deploymentWith(changes: object = {}) {
  const parsed = parseConfig({ ...configuration, ...changes }, "https://www.nonna.example/");
  if (!parsed.ok) throw new Error(parsed.problems.join("; "));
  return parsed.deployment;
}

export const nonnaRose: JsonFields = { ID: 501, Name: "Nonna Rose", ViewComponentConfigs: { PickUp: true } };

export function subjectWith(changes: Partial<Subject> = {}): Subject {
  return {
    configuration: null,
    deployment: deploymentWith(),
    stores: [501],
    hq: null,
    documents: { "Companies/501": nonnaRose, "Companies/501/Menus/DefaultMenu": {} },
    unread: [],
    isOnline: true,
    page: null,
    ...changes,
  };
}

/** A page that has been fetched from this address. */
export function pageAt(address: string, text: string, sent: Pick<Sent, "status" | "headers"> = {}): Page {
  const headers = new Headers({ "Content-Type": "text/html", ...sent.headers });
  return {
    address,
    reply: { kind: "answer", url: address, status: sent.status ?? 200, headers, text },
    html: parseHtml(text),
  };
}

/** The lines of a report that aren't ok, with each server's address replaced by a word. */
export function problemsIn(
  found: readonly Finding[],
  area: Area,
  words: Readonly<Record<string, string>> = {},
): string[] {
  return linesOf(found, area, words).filter((line) => !line.startsWith("✓"));
}

export function linesOf(found: readonly Finding[], area: Area, words: Readonly<Record<string, string>> = {}): string[] {
  const { text } = reportOf(
    found.map((finding) => ({ area, ...finding })),
    false,
    deploymentWith(),
  );
  const named = Object.entries(words).reduce((line, [address, word]) => line.replaceAll(address, word), text);
  return named.split("\n").slice(0, -1);
}

/** Every request's time limit is 50 ms until the end of the test. */
export function shortenPatience(): void {
  const real = AbortSignal.timeout;
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => real.call(AbortSignal, 50));
  onTestFinished(() => spy.mockRestore());
}
