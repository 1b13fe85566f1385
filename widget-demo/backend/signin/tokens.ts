import * as v from "valibot";
import { projectId } from "../configuration.ts";
import type { Caller } from "../documents/types.ts";
import { type Account, waysInto } from "./accounts.ts";

export const tokenLifeS = 3600;

const IdTokenSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  iat: v.number(),
  exp: v.number(),
  auth_time: v.number(),
});

const CallerSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.fallback(v.optional(v.string()), undefined),
});

const RefreshTokenSchema = v.strictObject({ uid: v.string(), issuedAtS: v.number(), signedInAtS: v.number() });

type IdToken = v.InferOutput<typeof IdTokenSchema>;
type RefreshToken = v.InferOutput<typeof RefreshTokenSchema>;

/** An unsigned token, as Google's emulator makes: good enough on this machine, and refused by every real service. */
export function makeIdToken(account: Account, issuedAtS: number, signedInAtS: number): string {
  const payload = {
    ...(account.displayName ? { name: account.displayName } : {}),
    ...(account.photoUrl ? { picture: account.photoUrl } : {}),
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: account.uid,
    user_id: account.uid,
    auth_time: signedInAtS,
    iat: issuedAtS,
    exp: issuedAtS + tokenLifeS,
    email: account.email,
    email_verified: false,
    firebase: {
      identities: {
        email: [account.email],
        ...Object.fromEntries(account.identities.map(({ providerId, rawId }) => [providerId, [rawId]])),
      },
      sign_in_provider: waysInto(account)[0] ?? "password",
    },
  };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
}

export function readIdToken(token: string): IdToken | null {
  return parse(IdTokenSchema, payloadOf(token));
}

export function makeRefreshToken(content: RefreshToken): string {
  return encode(content);
}

export function readRefreshToken(token: string): RefreshToken | null {
  return parse(RefreshTokenSchema, decode(token));
}

/**
 * Who sends this Authorization header. As with Google's emulator an old token is as good as a new one: the SDK's
 * own tokens for tests were issued in 1970.
 */
export function identify(authorization: string | undefined): Caller {
  const token = /^Bearer (.+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const { sub = null, email } = parse(CallerSchema, payloadOf(token)) ?? {};
  return { uid: sub, ...(email === undefined ? {} : { email }) };
}

function payloadOf(token: string): unknown {
  const [header, payload, ...signature] = token.split(".");
  if (header === undefined || payload === undefined || signature.join("") !== "" || signature.length !== 1) return null;
  return parse(v.object({ alg: v.literal("none") }), decode(header)) && decode(payload);
}

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}
