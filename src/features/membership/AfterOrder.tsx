import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import type { AfterOrderProps } from "../../parts/member-prompt/memberPromptPart.atoms.ts";
import { joiningAtom } from "../../state/checkout/member/joiningState.atoms.ts";
import { answerAfterAtom, askAfterAtom } from "../../state/checkout/member/memberPrompt.actions.ts";
import { askedGuestAtom, lookUpPlacedAtom } from "../../state/checkout/member/memberPrompt.atoms.ts";
import { walletGuestAtom } from "../../state/checkout/member/memberQuestion.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import css from "./AfterOrder.css?inline";
import { JoinedNotice } from "./JoinedNotice.tsx";
import { MemberGains } from "./MemberGains.tsx";

registerSheet(css);

/** With a placed order: the question that a wallet's press has left out (R97), and in its place what came of it. */
export function AfterOrder({ asks }: AfterOrderProps) {
  const { kind } = useAtomValue(joiningAtom);
  const isUnderWay = kind === "under-way";
  const guest = useAtomValue(askedGuestAtom);
  const placed = useAtomValue(walletGuestAtom)?.guest;
  const lookUp = useSetAtom(lookUpPlacedAtom);
  const ref = useRef<HTMLDivElement>(null);
  useRestoredFocus(ref, Number(isUnderWay));
  useEffect(() => {
    if (placed && asks) void lookUp();
  }, [placed, asks, lookUp]);
  const asked = asks ? guest : null;
  if (!asked && (kind === "not-asked" || isUnderWay)) return null;
  return (
    <div className="after-order" ref={ref} tabIndex={-1}>
      {asked && <Question email={asked.email} isUnderWay={isUnderWay} />}
      <JoinedNotice />
    </div>
  );
}

interface QuestionProps {
  readonly email: string;
  readonly isUnderWay: boolean;
}

function Question({ email, isUnderWay }: QuestionProps) {
  const headingId = useId();
  const ask = useSetAtom(askAfterAtom);
  const answer = useSetAtom(answerAfterAtom);
  useEffect(() => ask(), [ask]);
  const decline = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    (currentTarget.getRootNode() as ShadowRoot).querySelector("h1")?.focus({ preventScroll: true });
    answer("skip");
  };
  return (
    <section className="after-order__question" aria-labelledby={headingId}>
      <h2 className="after-order__title" id={headingId}>
        <Trans>Become a member</Trans>
      </h2>
      <MemberGains email={email} />
      <div className="after-order__answers">
        <ActionButton variant="secondary" busy={isUnderWay} onClick={() => answer("join")}>
          <Trans>Become member</Trans>
        </ActionButton>
        {!isUnderWay && (
          <Button variant="quiet" onClick={decline}>
            <Trans>No thanks</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
