import { type Auth, FacebookAuthProvider, GoogleAuthProvider, signInWithPopup } from "firebase/auth";
import { describe, expect, it, vi } from "vitest";
import type { SignInMethod } from "../../../src/domain/customer/account.ts";
import type { Customers } from "../../../src/services/adapters/members/customers.ts";
import { createFirebaseAccounts } from "../../../src/services/adapters/members/firebaseAccounts.ts";
import type { FirebaseMembers } from "../../../src/services/adapters/members/firebaseMembers.ts";
import { buildDevice } from "../../support/buildDevice.ts";

vi.mock("firebase/auth", async (load) => ({ ...(await load<object>()), signInWithPopup: vi.fn() }));

/** The accounts with a pop-up that ends as given; an Error is thrown. */
function openAccounts(end: unknown, ways: () => Promise<readonly SignInMethod[]> = async () => ["google", "password"]) {
  vi.mocked(signInWithPopup).mockReset();
  vi.mocked(signInWithPopup).mockImplementation(async () => {
    if (end) throw end;
    return {} as never;
  });
  const logged: unknown[] = [];
  const asked: string[] = [];
  const settled = vi.fn(async () => {});
  const accounts = createFirebaseAccounts({
    members: { auth: {} as Auth, settled } as Partial<FirebaseMembers> as FirebaseMembers,
    customers: {} as Customers,
    knownMethods(email) {
      asked.push(email);
      return ways();
    },
    device: buildDevice(),
    log: (...entry) => logged.push(entry),
  });
  return { accounts, asked, logged, settled };
}

const ended = (code: string, customData?: object) => Object.assign(new Error("mei@example.com"), { code, customData });
const taken = (customData?: object) => ended("auth/account-exists-with-different-credential", customData);

describe("R66: a pop-up of another service", () => {
  it.each([
    ["google", GoogleAuthProvider],
    ["facebook", FacebookAuthProvider],
  ] as const)("of %s signs in, and the member is known then", async (way, Provider) => {
    const { accounts, settled } = openAccounts(null);
    expect(await accounts.signInWith(way)).toEqual({ kind: "signed-in" });
    expect(vi.mocked(signInWithPopup).mock.calls[0]?.[1]).toBeInstanceOf(Provider);
    expect(settled).toHaveBeenCalledOnce();
  });

  it.each([
    ["auth/popup-blocked", "blocked"],
    ["auth/cancelled-popup-request", "closed"],
    ["auth/popup-closed-by-user", "closed"],
    ["auth/user-cancelled", "closed"],
  ])("that ends with %s is %s, which isn't logged", async (code, kind) => {
    const { accounts, logged } = openAccounts(ended(code));
    expect(await accounts.signInWith("google")).toEqual({ kind });
    expect(logged).toEqual([]);
  });

  it.each([
    [ended("auth/internal-error"), "auth/internal-error"],
    [new Error("mei@example.com"), "no code"],
  ])("that fails is logged by its code only: %j", async (cause, code) => {
    const { accounts, logged } = openAccounts(cause);
    expect(await accounts.signInWith("google")).toEqual({ kind: "no-answer" });
    expect(logged).toEqual([["Warning", "Nobody could sign in by a pop-up", code]]);
  });

  it.each([
    ["google", { email: "mei@example.com" }, async () => ["google", "password"] as const],
    ["password", { email: "mei@example.com" }, async () => []],
    ["password", { email: "mei@example.com" }, () => Promise.reject(new Error("offline"))],
    ["password", { email: 7 }, async () => ["google"] as const],
    ["password", undefined, async () => ["google"] as const],
  ] as const)("whose address has an account leads to its other way: %s for %j", async (way, customData, ways) => {
    const { accounts, asked, logged } = openAccounts(taken(customData), ways);
    expect(await accounts.signInWith("facebook")).toEqual({ kind: "other-way", way });
    expect(asked).toEqual(customData?.email === "mei@example.com" ? ["mei@example.com"] : []);
    expect(logged).toEqual([]);
  });
});
