import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { MouseEvent } from "react";
import { useRouteLink } from "../../parts/navigation/RouteLink.tsx";
import { walletGuestAtom } from "../../state/checkout/member/memberQuestion.atoms.ts";
import { returnHereAtom } from "../../state/customer/askSignIn.actions.ts";
import { isReturningAtom, memberAtom } from "../../state/customer/customer.atoms.ts";
import { memberAnswerAtom } from "../../state/customer/membership.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";

/** Invites the guests of a shop that has members. They choose their own password when they register (R35). */
export function BecomeMember() {
  const isOffered = useAtomValue(canSignInAtom);
  const isMember = useAtomValue(memberAtom) !== null;
  const isReturning = useAtomValue(isReturningAtom);
  // R67: the order itself is about to make this guest a member.
  const isJoining = useAtomValue(memberAnswerAtom).email !== "";
  // R97: the same question is on this page already.
  const isAsked = useAtomValue(walletGuestAtom) !== null;
  const returnHere = useSetAtom(returnHereAtom);
  const { link } = useRouteLink({ name: "register" });
  if (!isOffered || isMember || isReturning || isJoining || isAsked) return null;
  const onClick = (event: MouseEvent) => {
    returnHere();
    link.onClick(event);
  };
  return (
    <a className="button button--secondary" {...{ ...link, onClick }}>
      <Trans>Become a member</Trans>
    </a>
  );
}
