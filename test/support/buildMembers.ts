import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import type { StoreView } from "../../src/domain/store/store.ts";
import { followSessionAtom } from "../../src/state/customer/customer.atoms.ts";
import { widthAtom } from "../../src/state/host/host.atoms.ts";
import { buildElementState, serve, showStore } from "./buildServices.ts";
import { buildMember, buildSignIn } from "./buildSession.ts";
import { fakeAccounts } from "./fakeAccounts.ts";

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
