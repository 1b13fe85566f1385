import { memberPromptPartAtom } from "../../parts/member-prompt/memberPromptPart.atoms.ts";
import { shownRouteAtom } from "../../state/screen/shownRoute.atoms.ts";
import { type JotaiStore, orderServicesAtom, servicesAtom } from "../../state/services.atoms.ts";
import { storeAtom } from "../../state/store/store.atoms.ts";
import { askUntilThere } from "./askUntilThere.ts";

/** R67: the question of a guest's checkout, where accounts are made and the store wants them. */
export function bringMemberPrompt(store: JotaiStore): () => void {
  if (!store.get(orderServicesAtom).membership) return () => {};
  let stop: (() => void) | null = null;
  let stopFollowing = () => {};
  const bring = async () => {
    const { followJoining, memberPromptPart } = await import("../../features/membership/memberPromptPart.ts");
    store.set(memberPromptPartAtom, memberPromptPart);
    stopFollowing = followJoining(store);
  };
  const look = () => {
    const open = store.get(storeAtom);
    const isWanted = store.get(shownRouteAtom).name === "checkout" && open.kind === "ready" && open.value.view.login;
    if (isWanted) stop ??= askUntilThere(bring, store.get(servicesAtom).connection);
  };
  const stops = [store.sub(shownRouteAtom, look), store.sub(storeAtom, look)];
  look();
  return () => {
    for (const each of stops) each();
    stop?.();
    stopFollowing();
  };
}
