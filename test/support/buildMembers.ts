import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import type { StoreView } from "../../src/domain/store/store.ts";
import type { Accounts } from "../../src/services/ports/accounts.ts";
import { followSessionAtom } from "../../src/state/customer/customer.atoms.ts";
import { widthAtom } from "../../src/state/host/host.atoms.ts";
import { buildElementState, serve, showStore } from "./buildServices.ts";
import { buildMember, buildSignIn } from "./buildSession.ts";

type Answers = { [Name in keyof Accounts]: Awaited<ReturnType<Accounts[Name]>> };

interface FakeAccounts extends Accounts {
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
function fakeAccounts(
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

interface MemberShop {
  readonly path?: string;
  readonly isPhone?: boolean;
  readonly view?: Partial<StoreView>;
  readonly settings?: Partial<HostSettings>;
  readonly answers?: Parameters<typeof fakeAccounts>[0];
}

const signingIn = ["signIn", "signInWith", "register"];

/** A shop with members. The test sets the answers about their accounts. */
export function buildMemberShop({ path = "/", isPhone = false, view = {}, settings, answers = {} }: MemberShop = {}) {
  const state = buildElementState({ store: { kind: "id", id: 120 }, ...settings });
  const signIn = buildSignIn();
  const accounts = fakeAccounts(answers, (call, answer) => {
    if (call === "signOut") signIn.signOut();
    else if (signingIn.includes(call) && answer === "signed-in") signIn.signIn(buildMember());
  });
  serve(state.store, { session: signIn.open(), loadAccounts: async () => accounts });
  state.store.set(widthAtom, isPhone ? 360 : 1_280);
  showStore(state, { view: { login: true, ...view } });
  state.store.set(followSessionAtom);
  state.history.push(path);
  return { ...state, signIn, accounts };
}
