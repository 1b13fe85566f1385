import { memberPromptPartAtom } from "../../parts/member-prompt/memberPromptPart.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, orderServicesAtom } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { askUntilThere } from "./askUntilThere.ts";

/**
 * R67: loads the question whether a guest becomes a member, when a checkout of a store with members is shown, for dishes or gift cards (R96). An
 * account that was being created before a reload is completed on any screen.
 */
export function bringMemberPrompt(store: JotaiStore): () => void {
  const { membership, orderMemory } = store.get(orderServicesAtom);
  if (!membership) return () => {};
  const isUnderWay = Boolean(orderMemory.typedForms()?.membership?.["email"]);
  let stop: (() => void) | null = null;
  let isStopped = false;
  let stopFollowing = () => {};
  const bring = async () => {
    const { followJoining, memberPromptPart } = await import("../../features/membership/memberPromptPart.ts");
    if (isStopped) return;
    store.set(memberPromptPartAtom, memberPromptPart);
    stopFollowing = followJoining(store);
  };
  const look = () => {
    const open = store.get(storeAtom);
    const isAtCheckout = ["checkout", "giftCheckout"].includes(store.get(shownRouteAtom).name);
    const isAsked = isAtCheckout && open.kind === "ready" && open.value.view.login;
    if (isAsked || isUnderWay) stop ??= askUntilThere(bring, store);
  };
  const stops = [shownRouteAtom, storeAtom].map((watched) => store.sub(watched, look));
  look();
  return () => {
    isStopped = true;
    for (const each of stops) each();
    stop?.();
    stopFollowing();
  };
}
