import type { Accounts } from "../../src/services/ports/accounts.ts";

type Answers = { [Name in keyof Accounts]: Awaited<ReturnType<Accounts[Name]>> };

export interface FakeAccounts extends Accounts {
  /** The calls, with their arguments. */
  readonly calls: readonly (readonly [keyof Accounts, ...unknown[]])[];
}

const usual: Answers = {
  signIn: { kind: "signed-in" },
  signInWith: { kind: "signed-in" },
  register: { kind: "signed-in" },
  join: { kind: "joined", isRegistered: true, isMailed: true },
  sendResetLink: { kind: "sent" },
  checkResetLink: { kind: "valid", email: "mei@example.com" },
  resetPassword: { kind: "reset" },
  signOut: undefined,
};

/** Gives the answers that the test sets, else success. `heard` is called before each answer. */
export function fakeAccounts(
  answers: Partial<Answers> = {},
  heard: (call: keyof Accounts, answer: string | null) => void = () => {},
): FakeAccounts {
  const calls: [keyof Accounts, ...unknown[]][] = [];
  const answer =
    <Name extends keyof Accounts>(name: Name) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      const said = { ...usual, ...answers }[name];
      heard(name, said ? said.kind : null);
      return said;
    };
  return {
    calls,
    signIn: answer("signIn"),
    signInWith: answer("signInWith"),
    register: answer("register"),
    join: answer("join"),
    sendResetLink: answer("sendResetLink"),
    checkResetLink: answer("checkResetLink"),
    resetPassword: answer("resetPassword"),
    signOut: answer("signOut"),
  };
}
