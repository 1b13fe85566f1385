import { atom } from "jotai";
import type { ComponentType } from "react";
import { memberPromptPartAtom } from "../../../../parts/member-prompt/memberPromptPart.atoms.ts";
import {
  memberRewardAtom,
  menuExtrasAtom,
  orderAgainPartAtom,
} from "../../../../parts/menu-extras/menuExtras.atoms.ts";
import { memberAtom } from "../../../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../../../state/customer/signIn.atoms.ts";
import { assignTypedAtom } from "../../../../state/customer/typedByMembers.atoms.ts";
import { layoutAtom } from "../../../../state/host/host.atoms.ts";
import { shownRouteAtom } from "../../../../state/screen/shownRoute.atoms.ts";
import { orderServicesAtom } from "../../../../state/services.atoms.ts";
import { lastMemberStoreAtom, storeAtom, storeReferenceAtom } from "../../../../state/store/store.atoms.ts";
import { accountEntryAtom } from "../../../lateParts.atoms.ts";
import { QuietPart } from "../../../QuietPart.tsx";
import type { ShopScope } from "../../shopScope.ts";
import { type Resident, runOn, startResidents } from "../startResidents.ts";

const loadEntry = () =>
  import("../../../../features/account-entry/AccountEntry.tsx").then((chunk): ComponentType => chunk.AccountEntry);

const isEntryShownAtom = atom((get) => get(layoutAtom) === "desktop" && get(canSignInAtom));

/** Only for the desktop layout: on a phone, the drawer has the same entry. */
export function showAccountEntry({ store, scope }: ShopScope): void {
  const look = () => {
    if (store.get(isEntryShownAtom)) store.set(accountEntryAtom, <QuietPart load={loadEntry} />);
  };
  look();
  scope.add(store.sub(isEntryShownAtom, look));
}

/**
 * R67: the question whether a guest becomes a member is loaded when a checkout of a store with members is shown, for
 * dishes or gift cards (R96). An account that was being created before a reload is completed on any screen.
 */
export const memberPrompt: Resident<ShopScope> = {
  onlyIf: ({ store }) => Boolean(store.get(orderServicesAtom).membership),
  when: (get) => {
    const isUnderWay = Boolean(get(orderServicesAtom).orderMemory.get("typedForms")?.membership?.["email"]);
    const shown = get(storeAtom);
    const isAtCheckout = ["checkout", "giftCheckout"].includes(get(shownRouteAtom).name);
    return isUnderWay || (isAtCheckout && shown.kind === "ready" && shown.value.view.login);
  },
  load: async () => {
    const { followJoining, memberPromptPart } = await import("../../../../features/membership/memberPromptPart.ts");
    return ({ store, scope }) => {
      store.set(memberPromptPartAtom, memberPromptPart);
      scope.add(followJoining(store));
    };
  },
};

/** Only members have points; a guest's menu loads none of it. */
const memberReward: Resident<ShopScope> = {
  when: (get) => get(menuExtrasAtom) !== null && get(memberAtom) !== null,
  canWait: true,
  load: async () => {
    const { MemberReward } = await import("../../../../features/member-reward/MemberReward.tsx");
    return ({ store }) => store.set(memberRewardAtom, <MemberReward />);
  },
};

/** R70: the last order, offered again on the menu. */
export const orderAgain: Resident<ShopScope> = {
  when: (get) => get(menuExtrasAtom) !== null && get(memberAtom) !== null,
  canWait: true,
  load: async () => {
    const loadAgain = () =>
      import("../../../../features/order-bar/OrderAgain.tsx").then((chunk): ComponentType => chunk.OrderAgain);
    return ({ store }) => store.set(orderAgainPartAtom, <QuietPart load={loadAgain} />);
  },
};

/** R60: sign-in and the profile belong to the store last shown that has members. */
function watchLastStore({ store, scope }: ShopScope): void {
  const look = () => {
    const shown = store.get(storeReferenceAtom);
    if (shown && store.get(canSignInAtom)) store.set(lastMemberStoreAtom, shown);
  };
  look();
  scope.add(store.sub(canSignInAtom, look), store.sub(storeReferenceAtom, look));
}

/** What only a shop with members needs. */
export function startMembers(shop: ShopScope): void {
  startResidents(shop, [
    memberPrompt,
    memberReward,
    orderAgain,
    { start: showAccountEntry },
    { start: watchLastStore },
    // Whom the typed forms belong to changes whenever a member signs in or out.
    { start: runOn(assignTypedAtom, memberAtom) },
  ]);
}
