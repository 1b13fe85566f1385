import type { MemberPromptPart } from "../../parts/member-prompt/memberPromptPart.atoms.ts";
import { onJoiningChangedAtom } from "../../state/checkout/member/joining.atoms.ts";
import { forgetWalletGuestAtom } from "../../state/checkout/member/memberQuestion.atoms.ts";
import { isReturningAtom, memberAtom } from "../../state/customer/customer.atoms.ts";
import { memberAnswerAtom } from "../../state/customer/membership.atoms.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import { AfterOrder } from "./AfterOrder.tsx";
import { MemberPrompt } from "./MemberPrompt.tsx";

export const memberPromptPart: MemberPromptPart = { Prompt: MemberPrompt, AfterOrder };

/** Once the order is placed, makes its guest a member if they asked for that. */
export function followJoining(store: JotaiStore): () => void {
  const look = () => store.set(onJoiningChangedAtom);
  const stops = [memberAnswerAtom, isReturningAtom].map((watched) => store.sub(watched, look));
  stops.push(store.sub(memberAtom, () => store.set(forgetWalletGuestAtom)));
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
