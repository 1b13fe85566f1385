import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { type AccountSeed, readJsonFile } from "../data.ts";
import { StartProblem } from "../problem.ts";

/** The owner's identity at Google or Facebook. */
const IdentitySchema = v.strictObject({ providerId: v.string(), rawId: v.string() });

const AccountSchema = v.strictObject({
  uid: v.string(),
  email: v.string(),
  /** Null if the owner only signs in with another service. */
  password: v.nullable(v.strictObject({ salt: v.string(), hash: v.string() })),
  /** Measured by the machine's clock. */
  passwordSinceMs: v.optional(v.number(), 0),
  identities: v.optional(v.array(IdentitySchema), []),
  displayName: v.string(),
  photoUrl: v.string(),
  createdAtMs: v.number(),
  lastLoginAtMs: v.number(),
  validSinceS: v.number(),
  /** Tokens of an earlier generation are invalid: the password has changed since, or every session was ended. */
  generation: v.optional(v.number(), 0),
});

export type Account = Readonly<v.InferOutput<typeof AccountSchema>>;
export type Identity = Readonly<v.InferOutput<typeof IdentitySchema>>;

export interface Accounts {
  byEmail(email: string): Account | undefined;
  byUid(uid: string): Account | undefined;
  byIdentity(identity: Identity): Account | undefined;
  all(): readonly Account[];
  save(account: Account): void;
  remove(uid: string): void;
  /** Restores the accounts of the first start. */
  reset(): void;
}

/** The accounts of the sign-in service, stored in a file if one is given. */
export function createAccounts(seeds: readonly AccountSeed[], stateFile?: string): Accounts {
  const first = seeds.map(accountOfSeed);
  let accounts = new Map(keyed((stateFile && readState(stateFile)) || first));

  function persist(): void {
    if (!stateFile) return;
    // A crash while writing must leave the old file intact.
    const unfinished = `${stateFile}.new`;
    writeFileSync(unfinished, JSON.stringify([...accounts.values()], null, 2), { mode: 0o600 });
    renameSync(unfinished, stateFile);
  }

  return {
    byEmail: (email) => [...accounts.values()].find((account) => account.email === email.toLowerCase()),
    byUid: (uid) => accounts.get(uid),
    byIdentity: ({ providerId, rawId }) =>
      [...accounts.values()].find(({ identities }) =>
        identities.some((each) => each.providerId === providerId && each.rawId === rawId),
      ),
    all: () => [...accounts.values()],
    save(account) {
      accounts.set(account.uid, account);
      persist();
    },
    remove(uid) {
      accounts.delete(uid);
      persist();
    },
    reset() {
      accounts = new Map(keyed(first));
      persist();
    },
  };
}

interface NewAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string | null;
  readonly identities?: readonly Identity[];
  readonly displayName: string;
  readonly createdAtMs: number;
}

export function makeAccount(asked: NewAccount): Account {
  const { uid, email, password, identities = [], displayName, createdAtMs } = asked;
  return {
    uid,
    email: email.toLowerCase(),
    password: password === null ? null : hashPassword(password),
    passwordSinceMs: createdAtMs,
    identities: [...identities],
    displayName,
    photoUrl: "",
    createdAtMs,
    lastLoginAtMs: createdAtMs,
    validSinceS: Math.floor(createdAtMs / 1000),
    generation: 0,
  };
}

/** Ends every session of the account. */
export function withoutSessions(account: Account, nowMs: number): Account {
  return { ...account, validSinceS: Math.floor(nowMs / 1000), generation: account.generation + 1 };
}

export function hashPassword(password: string): NonNullable<Account["password"]> {
  const salt = randomBytes(16).toString("base64url");
  return { salt, hash: scryptSync(password, salt, 32).toString("base64url") };
}

/** Also computes a hash if there is no account, so that the response time doesn't reveal which accounts exist. */
export function isPassword(account: Account | undefined, password: string): boolean {
  const { salt, hash } = account?.password ?? nobodys;
  const isEqual = timingSafeEqual(scryptSync(password, salt, 32), Buffer.from(hash, "base64url"));
  return isEqual && Boolean(account?.password);
}

const nobodys = { salt: randomBytes(16).toString("base64url"), hash: randomBytes(32).toString("base64url") };

/** The sign-in methods of an account, by the names of the sign-in service. */
export function waysInto({ password, identities }: Account): readonly string[] {
  return [...(password === null ? [] : ["password"]), ...identities.map(({ providerId }) => providerId)];
}

function accountOfSeed({ uid, email, password, displayName = "" }: AccountSeed): Account {
  return makeAccount({ uid, email, password, displayName, createdAtMs: 0 });
}

function keyed(accounts: readonly Account[]): readonly (readonly [string, Account])[] {
  return accounts.map((account) => [account.uid, account]);
}

function readState(file: string): readonly Account[] | undefined {
  if (!existsSync(file)) return undefined;
  const outcome = readJsonFile(file, v.array(AccountSchema));
  if ("problems" in outcome) throw new StartProblem(outcome.problems.join("\n"));
  return outcome.value;
}
