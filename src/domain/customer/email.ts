import { type CheckedField, fine, wrong } from "../form/checkFields.ts";

/** The longest address that mail servers accept. */
const longestEmail = 254;

const emailName = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_{|}~\x60-]+`;
const emailHost = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const emailPattern = new RegExp(String.raw`^${emailName}(?:\.${emailName})*@(?:${emailHost}\.)+\p{L}{2,}$`, "u");

export function checkEmail(text: string): CheckedField<string, "required" | "invalid"> {
  const email = text.trim();
  if (email === "") return wrong("required");
  return email.length <= longestEmail && emailPattern.test(email) ? fine(email) : wrong("invalid");
}

/** Ignores case, because the sign-in service stores addresses in lower case. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
