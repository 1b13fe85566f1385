import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
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
  if (!isOffered || isMember || isReturning || isJoining) return null;
  return (
    <RouteLink to={{ name: "register" }} className="button button--secondary">
      <Trans>Become a member</Trans>
    </RouteLink>
  );
}
