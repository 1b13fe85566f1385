const mostKeys = 5;
const longestKey = 40;

/** What a body looks like, for developers. Never its content, which may repeat what was sent. */
function bodyShape(text: string): string {
  if (text.trim() === "") return "no body";
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return /^\s*</.test(text) ? "HTML" : "text that isn't JSON";
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "JSON that isn't an object";
  const keys = Object.keys(body).map((key) => key.slice(0, longestKey));
  const more = keys.length > mostKeys ? ", …" : "";
  return keys.length === 0 ? "an empty object" : `an object with ${keys.slice(0, mostKeys).join(", ")}${more}`;
}

/** R89: what was expected of the ordering API, and what came. */
export function responseShape(status: number, text: string): string {
  // A browser shows no more of a redirect that isn't followed.
  const what = status === 0 ? "a redirect" : `HTTP ${status} with ${bodyShape(text)}`;
  return `${what}; expected HTTP 200 with an object with Success and Status`;
}
