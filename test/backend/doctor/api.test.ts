import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { lookAtApi } from "../../../widget-demo/tools/doctor/api/api.ts";
import {
  type Answer,
  deploymentWith,
  linesOf,
  pageAt,
  problemsIn,
  type Sent,
  serve,
  shortenPatience,
  subjectWith,
} from "./doctorFixture.ts";

const origin = "https://www.nonna.example";
const key = "key-of-the-api";
const cors = {
  "Access-Control-Allow-Origin": origin,
  "Access-Control-Expose-Headers": "Retry-After",
};
const json = { ...cors, "Content-Type": "application/json" };
const refused = (message: string) => JSON.stringify({ Success: false, Status: { Message: message } });

/** The smallest ordering API that is right. */
function answerRight({ method, headers }: IncomingMessage, path: string): Sent {
  if (method === "OPTIONS") {
    const allowed = {
      "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
      "Access-Control-Allow-Headers": "Authorization, Content-Type, X-Id-Token",
    };
    return { status: 204, headers: { ...cors, ...allowed } };
  }
  if (headers.authorization !== key) return { status: 403, headers: json, body: refused("no key") };
  if (path.startsWith("/coupons/") || path.startsWith("/trackingorders/"))
    return { headers: json, body: refused("There is no such code.") };
  return { status: 404, headers: json, body: refused("not found") };
}

async function examineApi(answer: Answer, changes: object = {}, page: string | null = `${origin}/`) {
  const calls: string[] = [];
  const apiUrl = await serve((request, path) => {
    calls.push(`${request.method} ${path.replaceAll(/servery-doctor-[\w-]+/g, "…")}`);
    return answer(request, path);
  });
  const subject = subjectWith({
    deployment: deploymentWith({ apiUrl, ...changes }),
    page: page === null ? null : pageAt(page, ""),
  });
  const found = await lookAtApi(subject);
  return { found, calls, words: { [apiUrl]: "API" } };
}

async function saysOf(answer: Answer, changes: object = {}): Promise<string[]> {
  const { found, words } = await examineApi(answer, changes);
  return problemsIn(found, "api", words);
}

/** The right API, but where the call is this one. */
function but(call: RegExp, change: (sent: Sent, request: IncomingMessage) => Sent | null): Answer {
  return (request, path) => {
    const sent = answerRight(request, path);
    return call.test(`${request.method} ${path}`) ? change(sent, request) : sent;
  };
}

/** With these headers in place of its own; undefined takes one away. */
function withHeaders(sent: Sent, headers: Readonly<Record<string, string | undefined>>): Sent {
  const all = Object.entries({ ...sent.headers, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { ...sent, headers: Object.fromEntries(all) };
}

it("finds an apiUrl below which nothing is, and says it once", async () => {
  const elsewhere: Answer = (request, path) => answerRight(request, `/v2${path}`);
  expect(await saysOf(elsewhere)).toEqual([
    "✗ API: It answers 404 to each call, as to one that doesn't exist: nobody can order. Correct apiUrl: the calls' paths are added to it.",
  ]);
});

it("takes a code for a reason, because the shop has words for it", async () => {
  const body = JSON.stringify({ Success: false, Status: { Message: "", Code: "coupon-invalid" } });
  expect(await saysOf(but(/^GET .coupons/, (sent) => ({ ...sent, body })))).toEqual([]);
});

it("has ok lines only for a right API, and places no order", async () => {
  const { found, calls, words } = await examineApi(answerRight);
  expect(linesOf(found, "api", words)).toEqual([
    "✓ API/coupons/…: An unknown discount code is refused, with a reason.",
    "✓ API/trackingorders/…: An empty order is refused.",
    "✓ apiKey: API asks for it.",
    "✓ API/servery-doctor: An unknown path answers 404.",
    `✓ API Access-Control-Allow-Origin: Pages of ${origin} may read the answers.`,
    "✓ API Access-Control-Expose-Headers: The shop can see how long to wait.",
    "✓ API Content-Type: The answers are JSON.",
    "✓ API Date: Its clock is right.",
    `✓ OPTIONS API: A browser on ${origin} may make each call.`,
  ]);
  expect(calls.filter((call) => !call.startsWith("OPTIONS")).sort()).toEqual([
    "GET /coupons/…?CompanyID=501",
    "GET /coupons/…?CompanyID=501",
    "GET /servery-doctor",
    "POST /trackingorders/…",
  ]);
});

describe("finds", () => {
  it.each<readonly [line: string, answer: Answer]>([
    [
      "✗ API: It answers 200 text/html: it is a website, not the ordering API. Correct apiUrl.",
      () => ({ headers: { "Content-Type": "text/html" }, body: "<!doctype html>" }),
    ],
    [
      "✗ API: It answers 301 and leads to https://api.nonna.example/v2: the shop follows no redirect. Write the last address as apiUrl.",
      () => ({ status: 301, headers: { Location: "https://api.nonna.example/v2?x=1" } }),
    ],
    ["✗ API: Nothing answers (UND_ERR_SOCKET): nobody can order. Correct apiUrl, or start the API.", () => null],
    [
      "✗ apiKey: API refuses it: nobody can order. Write the key that the API expects in Authorization.",
      but(/^GET/, () => ({ status: 403, headers: json, body: refused("no") })),
    ],
    [
      "! apiKey: API answers calls without it, too. Answer 403 to a call without the key.",
      but(/^GET .coupons/, () => ({ headers: json, body: refused("There is no such code.") })),
    ],
    [
      '✗ API/coupons/…: A discount code that doesn\'t exist is taken: Success is true. Answer 200 and {"Success": false, "Status": {"Message": "…"}}.',
      but(/^GET .coupons/, (sent) => ({ ...sent, body: '{"Success": true}' })),
    ],
    [
      '✗ API/coupons/…: An unknown discount code answers 404 without "Success": diners never read why. Answer 200 and {"Success": false, "Status": {"Message": "…"}}.',
      but(/^GET .coupons/, (sent, { headers }) =>
        headers.authorization ? { ...sent, status: 404, body: "{}" } : sent,
      ),
    ],
    [
      '! API/coupons/…: An unknown discount code is refused without Status.Message: diners read no reason. Answer 200 and {"Success": false, "Status": {"Message": "…"}}.',
      but(/^GET .coupons/, (sent, { headers }) =>
        headers.authorization ? { ...sent, body: '{"Success": false}' } : sent,
      ),
    ],
    [
      '✗ API/coupons/…: An unknown discount code answers 500: diners read that something went wrong. Answer 200 and {"Success": false, "Status": {"Message": "…"}}.',
      but(/^GET .coupons/, (sent, { headers }) =>
        headers.authorization ? { ...sent, status: 500, body: "oops" } : sent,
      ),
    ],
    [
      "✗ API/trackingorders/…: An empty order was taken: Success is true. Check what is posted before you answer.",
      but(/^POST/, (sent) => ({ ...sent, body: '{"Success": true, "Status": {"Message": ""}}' })),
    ],
    [
      '! API/trackingorders/…: An empty order answers 500 without "Success": the shop can\'t tell whether it is placed. Answer {"Success": false, …} or 400.',
      but(/^POST/, (sent) => ({ ...sent, status: 500, body: "TypeError" })),
    ],
    [
      "✗ API/trackingorders/…: An empty order has no answer (UND_ERR_SOCKET). Answer each call, whatever its body is.",
      but(/^POST/, () => null),
    ],
    [
      "! API/servery-doctor: An unknown path answers 200: calls that don't exist seem to work. Answer 404.",
      but(/servery-doctor$/, (sent) => ({ ...sent, status: 200, body: '{"Success": true}' })),
    ],
    [
      "! API/servery-doctor: Its 404 has no Access-Control-Allow-Origin: the shop takes it for a lost connection. Send the header with errors, too.",
      but(/servery-doctor$/, (sent) => withHeaders(sent, { "Access-Control-Allow-Origin": undefined })),
    ],
    [
      `✗ API Access-Control-Allow-Origin: It is missing: diners can't order. Send Access-Control-Allow-Origin: ${origin}.`,
      but(/coupons/, (sent, { method }) =>
        method === "GET" ? withHeaders(sent, { "Access-Control-Allow-Origin": undefined }) : sent,
      ),
    ],
    [
      `✗ API Access-Control-Allow-Origin: It is ${origin}, *, not ${origin}: diners can't order. Send Access-Control-Allow-Origin: ${origin}.`,
      but(/^GET .coupons/, (sent) => withHeaders(sent, { "Access-Control-Allow-Origin": `${origin}, *` })),
    ],
    [
      "! API Access-Control-Expose-Headers: Retry-After isn't in it: the shop can't see how long to wait. Send Access-Control-Expose-Headers: Retry-After.",
      but(/^GET/, (sent) => withHeaders(sent, { "Access-Control-Expose-Headers": undefined })),
    ],
    [
      "! API Content-Type: It is text/plain. Send application/json.",
      but(/^GET/, (sent) => withHeaders(sent, { "Content-Type": "text/plain" })),
    ],
    [
      "! API Date: Its clock is 11 minutes behind this machine's: orders may be refused as too late or too early. Set both clocks.",
      but(/^GET/, (sent) => withHeaders(sent, { Date: new Date(Date.now() - 11 * 60_000).toUTCString() })),
    ],
    [
      `✗ OPTIONS API/trackingorders/… and 11 more: It answers 405: browsers don't make the call. Allow POST, PUT, GET, DELETE, Authorization, Content-Type, X-Id-Token for ${origin}.`,
      but(/^OPTIONS/, (sent) => ({ ...sent, status: 405 })),
    ],
    [
      `✗ OPTIONS API/trackingorders/…/status/…: It doesn't allow PUT: browsers don't make the call. Allow PUT, Authorization, Content-Type, X-Id-Token for ${origin}.`,
      but(/^OPTIONS/, (sent) => withHeaders(sent, { "Access-Control-Allow-Methods": "GET, POST, DELETE" })),
    ],
    [
      `✗ OPTIONS API/trackingorders/… and 11 more: It doesn't allow X-Id-Token: browsers don't make the call. Allow POST, PUT, GET, DELETE, Authorization, Content-Type, X-Id-Token for ${origin}.`,
      but(/^OPTIONS/, (sent) => withHeaders(sent, { "Access-Control-Allow-Headers": "authorization,content-type" })),
    ],
    [
      `✗ OPTIONS API/trackingorders/… and 11 more: It doesn't allow Authorization: browsers don't make the call. Allow POST, PUT, GET, DELETE, Authorization, Content-Type, X-Id-Token for ${origin}.`,
      but(/^OPTIONS/, (sent) => withHeaders(sent, { "Access-Control-Allow-Headers": "*" })),
    ],
  ])("%s", async (line, answer) => {
    expect(await saysOf(answer)).toEqual([line]);
  });

  it("a key that is missing", async () => {
    expect(await saysOf(answerRight, { apiKey: "" })).toEqual([
      "✗ apiKey: It is missing, and API refuses calls without it: nobody can order. Add apiKey.",
    ]);
  });

  it("nothing at the address", async () => {
    const subject = subjectWith({ deployment: deploymentWith({ apiUrl: "http://127.0.0.1:9" }) });
    expect(problemsIn(await lookAtApi(subject), "api")).toEqual([
      expect.stringMatching(
        /^✗ http:\/\/127\.0\.0\.1:9: Nothing answers \(.+\): nobody can order\. Correct apiUrl, or start/,
      ),
    ]);
  });
});

it("asks from the API's own address on this machine if no page is named", async () => {
  const origins = new Set<string | undefined>();
  const keepOrigin: Answer = ({ headers }) => {
    origins.add(headers.origin);
    return { status: 403 };
  };
  await examineApi(keepOrigin, {}, null);
  expect([...origins]).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]);
});

it("doesn't tell an API that lists its pages to allow one that is made up", async () => {
  const listed: Answer = (request, path) => {
    const sent = withHeaders(answerRight(request, path), { "Access-Control-Allow-Origin": undefined });
    return request.method === "OPTIONS" ? { ...sent, status: 403 } : sent;
  };
  const { found, words } = await examineApi(listed, {}, null);
  expect(problemsIn(found, "api", words)).toEqual([
    "! API Access-Control-Allow-Origin: It doesn't allow API, which may be right. Give --page, so that your own page is asked for.",
  ]);
});

it("doesn't wait for an answer for ever", async () => {
  shortenPatience();
  // The body never comes.
  const hanging: Answer = () => ({ headers: { "Content-Length": "9" } });
  expect(await saysOf(hanging)).toEqual([
    "✗ API: Nothing answers (it takes too long): nobody can order. Correct apiUrl, or start the API.",
  ]);
});

it("never prints a key", async () => {
  const { found } = await examineApi(() => ({ status: 301, headers: { Location: `/?key=${key}` } }));
  expect(linesOf(found, "api").join("\n")).not.toContain(key);
});
