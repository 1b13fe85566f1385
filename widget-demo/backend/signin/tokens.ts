import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { projectId } from "../configuration.ts";
import { type Account, waysInto } from "./accounts.ts";

export const tokenLifeS = 3600;

const IdTokenSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  iat: v.number(),
  exp: v.number(),
  auth_time: v.number(),
  email: v.fallback(v.optional(v.string()), undefined),
  generation: v.number(),
});

const RefreshTokenSchema = v.strictObject({ uid: v.string(), signedInAtS: v.number(), generation: v.number() });

export type IdToken = v.InferOutput<typeof IdTokenSchema>;
type RefreshToken = v.InferOutput<typeof RefreshTokenSchema>;

export interface Tokens {
  makeIdToken(account: Account, issuedAtS: number, signedInAtS: number): string;
  makeRefreshToken(content: RefreshToken): string;
  /** Null if this service hasn't signed it. The caller checks whether it is expired. */
  readIdToken(token: string): IdToken | null;
  readRefreshToken(token: string): RefreshToken | null;
}

const header = encode({ alg: "HS256", typ: "JWT" });

/**
 * Only the holder of the key can create these tokens. The SDK only reads their claims; every real service refuses them.
 */
export function createTokens(key: Buffer): Tokens {
  const signatureOf = (content: string) => createHmac("sha256", key).update(content).digest();

  function sign(content: string): string {
    return `${content}.${signatureOf(content).toString("base64url")}`;
  }

  /** The part before the signature; null if the signature is wrong. */
  function signed(token: string): string | null {
    const end = token.lastIndexOf(".");
    const content = token.slice(0, Math.max(0, end));
    const [found, expected] = [Buffer.from(token.slice(end + 1), "base64url"), signatureOf(content)];
    return found.length === expected.length && timingSafeEqual(found, expected) ? content : null;
  }

  return {
    makeIdToken: (account, issuedAtS, signedInAtS) =>
      sign(`${header}.${encode(claimsOf(account, issuedAtS, signedInAtS))}`),
    makeRefreshToken: (content) => sign(encode(content)),
    readIdToken(token) {
      const [first, payload, ...more] = signed(token)?.split(".") ?? [];
      return first === header && payload !== undefined && more.length === 0
        ? parse(IdTokenSchema, decode(payload))
        : null;
    },
    readRefreshToken: (token) => parse(RefreshTokenSchema, decode(signed(token) ?? "")),
  };
}

function claimsOf(account: Account, issuedAtS: number, signedInAtS: number): object {
  return {
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
    generation: account.generation,
    firebase: {
      identities: {
        email: [account.email],
        ...Object.fromEntries(account.identities.map(({ providerId, rawId }) => [providerId, [rawId]])),
      },
      sign_in_provider: waysInto(account)[0] ?? "password",
    },
  };
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

const keyBytes = 32;

/**
 * The key that signs tokens: a new one at each start, or the one in the state file, so that sessions survive a restart.
 */
export function tokenKey(stateFile?: string): Buffer {
  if (stateFile && existsSync(stateFile)) {
    const kept = readFileSync(stateFile);
    if (kept.length === keyBytes) return kept;
  }
  const key = randomBytes(keyBytes);
  if (stateFile) writeFileSync(stateFile, key, { mode: 0o600 });
  return key;
}
