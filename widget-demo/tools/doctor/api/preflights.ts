import { callPatterns } from "../../../backend/ordering/createOrdering.ts";
import { isReadableBy, type Reply } from "../ask.ts";
import { error, type Finding, ok } from "../finding.ts";
import type { Caller } from "./caller.ts";

/** R104: the card's frame makes it, from an origin of its own, which alone may read the answer. */
const ofFrame = "POST cards/token";

const ofPage = callPatterns.filter((pattern) => pattern !== ofFrame);

/** What a browser asks before each kind of call of the shop's page, and what is missing in the answers. */
export async function lookAtPreflights(caller: Caller): Promise<readonly Finding[]> {
  const asked = await Promise.all(
    ofPage.map(async (pattern) => {
      const [method = "", shape = ""] = pattern.split(" ");
      const path = `/${shape.replaceAll("*", caller.name)}`;
      return { method, shape: shape.replaceAll("*", "…"), lack: await lackOf(method, path, caller) };
    }),
  );
  const lacks = [...new Set(asked.flatMap(({ lack }) => lack ?? []))];
  if (lacks.length === 0)
    return asked.length > 0
      ? [ok(`OPTIONS ${caller.apiUrl}`, `A browser on ${caller.origin} may make each call.`)]
      : [];
  const told = caller.isOriginMadeUp ? lacks.filter((lack) => lack !== noOrigin) : lacks;
  const page = caller.isOriginMadeUp ? "your page" : caller.origin;
  return told.map((lack) => {
    const calls = asked.filter((each) => each.lack === lack);
    const [first] = calls;
    const others = calls.length > 1 ? ` and ${calls.length - 1} more` : "";
    return error(
      `OPTIONS ${caller.apiUrl}/${first?.shape}${others}`,
      `${lack}: browsers don't make the call.`,
      `Allow ${[...new Set(calls.map(({ method }) => method))].join(", ")}, ${headersOf(caller).join(", ")} for ${page}.`,
    );
  });
}

const noOrigin = "No Access-Control-Allow-Origin";

function headersOf({ idTokenHeader }: Caller): readonly string[] {
  return ["Authorization", "Content-Type", ...(idTokenHeader === null ? [] : [idTokenHeader])];
}

/** What a browser would miss; null if it makes the call. */
async function lackOf(method: string, path: string, caller: Caller): Promise<string | null> {
  const wanted = headersOf(caller).filter((name) => name !== "Content-Type" || /^(POST|PUT)$/.test(method));
  const reply = await caller.call("OPTIONS", path, {
    "Access-Control-Request-Method": method,
    "Access-Control-Request-Headers": wanted
      .map((name) => name.toLowerCase())
      .sort()
      .join(","),
  });
  // An API that lists its pages may refuse one that is made up.
  if (caller.isOriginMadeUp && reply.kind === "answer" && !isReadableBy(caller.origin, reply)) return noOrigin;
  return missingIn(reply, method, wanted, caller.origin);
}

function missingIn(reply: Reply, method: string, wanted: readonly string[], origin: string): string | null {
  if (reply.kind === "silent") return `No answer (${reply.reason})`;
  if (reply.status < 200 || reply.status >= 300) return `It answers ${reply.status}`;
  if (!isReadableBy(origin, reply)) return noOrigin;
  const methods = wordsOf(reply.headers.get("Access-Control-Allow-Methods"));
  const headers = wordsOf(reply.headers.get("Access-Control-Allow-Headers"));
  const isMethod = /^(GET|POST)$/.test(method) || methods.includes(method.toLowerCase()) || methods.includes("*");
  // A star stands for all headers but this one.
  const lacking = wanted.filter((name) => {
    const isAll = headers.includes("*") && name !== "Authorization";
    return !isAll && !headers.includes(name.toLowerCase());
  });
  const missing = [...(isMethod ? [] : [method]), ...lacking];
  return missing.length === 0 ? null : `It doesn't allow ${missing.join(", ")}`;
}

function wordsOf(header: string | null): readonly string[] {
  return (header ?? "").toLowerCase().split(/[\s,]+/);
}
