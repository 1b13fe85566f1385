import * as v from "valibot";
import { parseJson } from "../parseJson.ts";
import type { Identity } from "./accounts.ts";
import { SignInError } from "./errors.ts";

/** The other services that users can sign in with. */
export const providers: Readonly<Record<string, { readonly name: string; readonly colour: string }>> = {
  "google.com": { name: "Google", colour: "#1a73e8" },
  "facebook.com": { name: "Facebook", colour: "#0866ff" },
};

const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  email: v.pipe(v.string(), v.email(), v.maxLength(200)),
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
});

export type Claims = v.InferInput<typeof ClaimsSchema>;

interface Said {
  readonly identity: Identity;
  readonly email: string;
  readonly name: string;
}

/** Reads the URL that the provider's page ends with. Its id_token is JSON, as with Google's emulator. */
export function readIdentity(requestUri: string | null): Said {
  const query = requestUri !== null && URL.canParse(requestUri) ? new URL(requestUri).searchParams : null;
  const providerId = query?.get("providerId") ?? "";
  if (!Object.hasOwn(providers, providerId)) throw new SignInError("OPERATION_NOT_ALLOWED");
  const result = v.safeParse(ClaimsSchema, jsonOf(query?.get("id_token") ?? ""));
  if (!result.success) throw new SignInError("INVALID_IDP_RESPONSE : The id_token is no JSON of sub, email and name.");
  const { sub, email, name } = result.output;
  return { identity: { providerId, rawId: sub }, email: email.toLowerCase(), name };
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
