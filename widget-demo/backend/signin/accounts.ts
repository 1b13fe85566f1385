import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { type AccountSeed, readJsonFile } from "../data.ts";
import { StartProblem } from "../problem.ts";

const AccountSchema = v.strictObject({
  uid: v.string(),
  email: v.string(),
  password: v.strictObject({ salt: v.string(), hash: v.string() }),
  displayName: v.string(),
  photoUrl: v.string(),
  createdAtMs: v.number(),
  lastLoginAtMs: v.number(),
  /** Tokens from before this second are invalid: the password has changed since. */
  validSinceS: v.number(),
});

export type Account = Readonly<v.InferOutput<typeof AccountSchema>>;

export interface Accounts {
  byEmail(email: string): Account | undefined;
  byUid(uid: string): Account | undefined;
  save(account: Account): void;
  remove(uid: string): void;
  /** The accounts as at the first start. */
  reset(): void;
}

/** The accounts of the sign-in service, kept in a file where one is named. */
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
  readonly password: string;
  readonly displayName: string;
  readonly createdAtMs: number;
}

export function makeAccount({ uid, email, password, displayName, createdAtMs }: NewAccount): Account {
  return {
    uid,
    email: email.toLowerCase(),
    password: hashPassword(password),
    displayName,
    photoUrl: "",
    createdAtMs,
    lastLoginAtMs: createdAtMs,
    validSinceS: Math.floor(createdAtMs / 1000),
  };
}

export function hashPassword(password: string): Account["password"] {
  const salt = randomBytes(16).toString("base64url");
  return { salt, hash: scryptSync(password, salt, 32).toString("base64url") };
}

export function isPassword(account: Account, password: string): boolean {
  const hash = scryptSync(password, account.password.salt, 32);
  return timingSafeEqual(hash, Buffer.from(account.password.hash, "base64url"));
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
