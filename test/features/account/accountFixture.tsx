import { act } from "react";
import { onTestFinished, vi } from "vitest";
import type { Member } from "../../../src/domain/customer/customer.ts";
import { AccountScreen } from "../../../src/features/account/AccountScreen.tsx";
import type { ProfileResult } from "../../../src/services/ports/accounts.ts";
import { followSessionAtom } from "../../../src/state/customer/customer.atoms.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState, serve } from "../../support/buildServices.ts";
import { buildMember, buildSignIn } from "../../support/buildSession.ts";
import { buildStore } from "../../support/buildStore.ts";
import { buildProfiles } from "../../support/fakeProfiles.ts";
import { fieldIn, fillIn } from "../../ui/named.ts";
import { choose as chooseOption, click, settle } from "../../ui/render.tsx";

function spokenText(element: Element): string {
  const spoken = element.cloneNode(true) as Element;
  for (const hidden of spoken.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return spoken.textContent?.trim() ?? "";
}

/** Opens My Account for a member, or for a guest if `given` is null. */
export async function openAccount(given: Partial<Member> | null = {}) {
  vi.stubGlobal("isSecureContext", true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  const base = buildStore();
  state.store.set(storeAtom, { kind: "ready", value: { ...base, view: { ...base.view, login: true } } });
  state.store.set(menusAtom, { kind: "ready", value: [] });
  state.history.push("/profile");
  const signIn = buildSignIn();
  const profiles = buildProfiles(signIn);
  if (given) signIn.signIn(buildMember(given));
  serve(state.store, { session: signIn.open(), loadProfiles: async () => profiles });
  state.store.set(followSessionAtom);
  let screen = renderIn(state, <AccountScreen />);
  await settle();
  const field = <T extends HTMLElement = HTMLInputElement>(name: string) => fieldIn<T>(screen.root, name);
  const nameOf = (button: Element) => button.getAttribute("aria-label") ?? spokenText(button);
  const button = (name: string) => {
    const found = [...screen.root.querySelectorAll("button")].filter((each) => nameOf(each) === name);
    if (found.length !== 1) throw new Error(`${found.length} buttons are named ${name}`);
    return found[0] as HTMLButtonElement;
  };
  return {
    ...state,
    signIn,
    profiles,
    field,
    button,
    settle,
    root: () => screen.root,
    text: () => screen.root.textContent ?? "",
    dialog: () => screen.root.querySelector("dialog"),
    fill: (values: Readonly<Record<string, string>>) => fillIn(screen.root, values),
    choose(name: string, value: string) {
      const select = field<HTMLSelectElement>(name);
      chooseOption(select, value);
    },
    async press(name: string) {
      click(button(name));
      await settle();
    },
    async answer(answer: ProfileResult) {
      await act(async () => profiles.answer(answer));
      await settle();
    },
    /** Leaves the page and comes back. */
    async leaveAndReturn() {
      screen.unmount();
      screen = renderIn(state, <AccountScreen />);
      await settle();
    },
  };
}
