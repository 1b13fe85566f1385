import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { askSignInAtom } from "../../state/customer/askSignIn.actions.ts";
import { isReturningAtom, memberAtom } from "../../state/customer/customer.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { type Picture, StatePicture } from "../../ui/StatePicture.tsx";
import { useHasMembers } from "./useHasMembers.ts";

/** A member's card, for pages that open after a login. */
const membersPicture: Picture = {
  tone: "accent",
  drawing: (
    <>
      <path
        className="state-picture__body"
        d="M38 30h84a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8Z"
      />
      <circle className="state-picture__tint" cx="58" cy="54" r="9" />
      <path className="state-picture__tint" d="M42 80a16 14 0 0 1 32 0Z" />
      <path d="M88 52h26M88 64h26M88 76h14" />
    </>
  ),
};

interface MembersOnlyProps {
  readonly children: ReactNode;
  /** Shown to who was a member when they left, until it is known whether they still are. */
  readonly meanwhile?: ReactNode;
}

/** Shows an account page to members. A guest is asked to log in first (R64). */
export function MembersOnly({ children, meanwhile = <Spinner /> }: MembersOnlyProps) {
  const isMember = useAtomValue(memberAtom) !== null;
  const isReturning = useAtomValue(isReturningAtom);
  const isKnown = useHasMembers() && !isReturning;
  if (isMember || isReturning) return isKnown ? children : meanwhile;
  return isKnown ? <AskSignIn /> : <Spinner />;
}

function AskSignIn() {
  const { t } = useLingui();
  const ask = useSetAtom(askSignInAtom);
  return (
    <EmptyState
      icon={<StatePicture of={membersPicture} />}
      headingLevel={1}
      title={t`Please log in`}
      text={<Trans>This page opens as soon as you are logged in.</Trans>}
      action={
        <Button onClick={() => ask()}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
