import type { ResetLink } from "../../domain/customer/account.ts";

/** Longer than the link in any e-mail. */
const longestCode = 8_000;

function readBase64url(code: string): unknown {
  const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const text = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  return JSON.parse(text);
}

/** R65: parses `{base64User}` of a reset link. Null if it is invalid. */
export function parseResetLink(code: string): ResetLink | null {
  if (code.length > longestCode || !/^[\w-]+$/.test(code)) return null;
  let link: unknown;
  try {
    link = readBase64url(code);
  } catch {
    return null;
  }
  if (typeof link !== "object" || link === null) return null;
  const { Email: email, ResetPasswordToken: token, IsNewUser: isNewUser } = link as Readonly<Record<string, unknown>>;
  if (typeof email !== "string" || typeof token !== "string" || email === "" || token === "") return null;
  return { email, token, isNewUser: isNewUser === "true" };
}
