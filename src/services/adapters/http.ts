import ky, { type AfterResponseHook, type BeforeErrorHook, isNetworkError, isTimeoutError } from "ky";
import type { Instant } from "../../domain/time/instant.ts";
import { parseRetryAfter } from "../../wire/api/retryAfter.ts";
import type { Session } from "../ports/session.ts";

export interface HttpInput {
  readonly clock: { now(): Instant };
  readonly log: (type: "Warning", description: string) => void;
  /** Covers the whole call, from its start to the last byte, including waits and retries. */
  readonly timeoutMs: number;
  /** Adds the headers that identify the caller. It may wait until a token is renewed. */
  readonly identify?: (headers: Headers) => void | Promise<void>;
}

export interface HttpResult {
  readonly status: number;
  readonly text: string;
  /** How long the service asks to wait before the next request. */
  readonly retryAfterMs: number | undefined;
}

/**
 * Both methods throw if no complete answer arrives. The error never contains the URL, because it is logged and
 * reported.
 */
export interface Http {
  /** A GET. If the service is busy and says for how long, the request is repeated once. */
  read(url: string, query?: Readonly<Record<string, string | number>>): Promise<HttpResult>;
  /**
   * A POST with JSON or without a body, unless `init` names another method. It is sent once, whatever the outcome
   * (R33 again).
   */
  send(
    url: string,
    json: object | null,
    init?: Pick<RequestInit, "headers" | "keepalive" | "method" | "mode" | "redirect">,
  ): Promise<HttpResult>;
}

const busyStatuses = [429, 503];
/** After a longer wait, diners think that the shop is broken. */
const longestWaitMs = 10_000;

type Sent = ReturnType<typeof ky>;

/** All requests except the first view's own reads. */
export function createHttp({ clock, log, timeoutMs, identify }: HttpInput): Http {
  const retryAfterOf = ({ headers }: Response) => parseRetryAfter(headers.get("Retry-After"), clock.now());

  const nameNoUrl: BeforeErrorHook = ({ error }) => {
    if (isTimeoutError(error)) return new DOMException(`no answer after ${timeoutMs / 1_000} s`, "TimeoutError");
    return isNetworkError(error) && error.cause instanceof Error ? error.cause : error;
  };
  const askOnceMore: AfterResponseHook = ({ response, retryCount }) => {
    const waitMs = retryAfterOf(response);
    const isWorthIt = retryCount === 0 && waitMs !== undefined && waitMs <= longestWaitMs;
    if (!isWorthIt || !busyStatuses.includes(response.status)) return;
    log("Warning", `HTTP ${response.status}: asking again in ${waitMs / 1_000} s`);
    return ky.retry({ delay: waitMs });
  };

  const sending = ky.create({
    retry: 0,
    // The time-out of each try covers its headers only; the total includes the answer's body.
    timeout: false,
    totalTimeout: timeoutMs,
    throwHttpErrors: false,
    credentials: "omit",
    cache: "no-store",
    // A card or a key must not be redirected to another host.
    redirect: "error",
    hooks: {
      beforeRequest: [({ request }) => identify?.(request.headers)],
      beforeError: [nameNoUrl],
    },
  });
  // ky doesn't retry any method by itself. A GET is retried only if the hook asks for it.
  const reading = sending.extend({ retry: { limit: 1, methods: [] }, hooks: { afterResponse: [askOnceMore] } });

  async function answerOf(sent: Sent): Promise<HttpResult> {
    const response = await sent;
    // Reads the body with ky (`sent`, not `response`), so that the time-out covers it too.
    return { status: response.status, text: await sent.text(), retryAfterMs: retryAfterOf(response) };
  }

  return {
    read: (url, query) => answerOf(reading.get(url, query && { searchParams: { ...query } })),
    send: (url, json, init) => answerOf(sending(url, { method: "post", ...init, ...(json && { json }) })),
  };
}

/** Adds the member's ID token: only members may read their own documents (R63). */
export function bearer(token: Session["token"]): (headers: Headers) => Promise<void> {
  return async (headers) => {
    const idToken = await token();
    if (idToken !== null) headers.set("Authorization", `Bearer ${idToken}`);
  };
}
