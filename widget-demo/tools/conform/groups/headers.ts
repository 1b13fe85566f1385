import { randomUUID } from "node:crypto";
import type { Answer } from "../api.ts";
import { type Check, check } from "../check.ts";
import { needed } from "../fixtures.ts";
import { refused, tell } from "../replies.ts";
import type { Subject } from "../subject.ts";
import { fail, skip } from "../verdict.ts";

const page = ({ fixtures }: Subject) => needed(fixtures.page, "page");

/** What a browser asks before the page's call. It doesn't send the key. */
function preflight(subject: Subject, method: string, asked: string): Promise<Answer> {
  const headers = {
    Origin: new URL(page(subject)).origin,
    "Access-Control-Request-Method": method,
    "Access-Control-Request-Headers": asked,
    Authorization: "",
  };
  return subject.call("OPTIONS", `trackingorders/${randomUUID()}`, { headers });
}

const lists = (answer: Answer, header: string) =>
  (answer.headers.get(header) ?? "").split(",").map((each) => each.trim().toLowerCase());

/** A star allows everything, except Authorization. */
function allows(answer: Answer, header: string, wanted: string): void {
  const listed = lists(answer, header);
  const isAny = listed.includes("*") && wanted.toLowerCase() !== "authorization";
  if (!isAny && !listed.includes(wanted.toLowerCase())) fail(`${header} is "${answer.headers.get(header) ?? ""}".`);
}

function allowsOrigin(subject: Subject, { headers }: Answer): void {
  const allowed = headers.get("Access-Control-Allow-Origin");
  if (allowed !== "*" && allowed !== new URL(page(subject)).origin)
    fail(`Access-Control-Allow-Origin is "${allowed ?? ""}".`);
}

const allowsMethod = (method: string) =>
  check(`OPTIONS allows ${method} to the page.`, async (subject) =>
    allows(await preflight(subject, method, "authorization"), "Access-Control-Allow-Methods", method),
  );

const allowsHeader = (header: string) =>
  check(`OPTIONS allows the header ${header} to the page.`, async (subject) =>
    allows(await preflight(subject, "POST", header.toLowerCase()), "Access-Control-Allow-Headers", header),
  );

const onAnswer = (sentence: string, ask: (subject: Subject) => Promise<Answer>) =>
  check(sentence, async (subject) => {
    page(subject);
    allowsOrigin(subject, await ask(subject));
  });

export const headers: readonly Check[] = [
  check("OPTIONS is answered without the key.", async (subject) => {
    const answer = await preflight(subject, "POST", "authorization,content-type");
    if (answer.status < 200 || answer.status > 299) fail(`HTTP ${answer.status}.`);
    allowsOrigin(subject, answer);
  }),
  allowsMethod("POST"),
  allowsMethod("PUT"),
  allowsMethod("DELETE"),
  allowsHeader("Authorization"),
  allowsHeader("Content-Type"),
  check("OPTIONS allows the configuration's idTokenHeader to the page.", async (subject) => {
    const header = subject.deployment.idTokenHeader ?? skip("the configuration has no idTokenHeader.");
    allows(await preflight(subject, "POST", header.toLowerCase()), "Access-Control-Allow-Headers", header);
  }),
  onAnswer("The page may read an answer.", async (subject) => subject.post(await subject.order())),
  onAnswer("The page may read a refusal.", ({ call }) => call("GET", `coupons/${randomUUID()}?CompanyID=0`)),
  onAnswer("The page may read the answer to a wrong key.", ({ call }) =>
    call("GET", `coupons/${randomUUID()}?CompanyID=0`, { headers: { Authorization: "wrong" } }),
  ),
  onAnswer("The page may read the answer to a call that the API doesn't know.", ({ call }) =>
    call("GET", "no-such-call"),
  ),
  onAnswer("The page may read the answer of apiUrl itself.", ({ call }) => call("GET", "")),
  check("Access-Control-Expose-Headers has Retry-After.", async (subject) => {
    page(subject);
    const answer = await subject.call("GET", `coupons/${randomUUID()}?CompanyID=0`);
    allows(answer, "Access-Control-Expose-Headers", "Retry-After");
  }),
  check("A call with another key than the configuration's is refused, and not with 401.", async (subject) => {
    const order = await subject.order();
    const body = { TrackingOrder: order };
    const answer = await subject.call("POST", `trackingorders/${order.UDID}`, {
      body,
      headers: { Authorization: "wrong" },
    });
    refused(answer);
  }),
  check("An answer's Content-Type is application/json.", async (subject) => {
    const answer = await subject.call("GET", `coupons/${randomUUID()}?CompanyID=${subject.shop.id}`);
    const type = answer.headers.get("Content-Type") ?? "";
    if (!type.startsWith("application/json")) fail(`it is "${type}" (${tell(answer)}).`);
  }),
];
