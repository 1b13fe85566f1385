import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { typedContactAtom } from "../../state/customer/contact.atoms.ts";
import { givenCardFieldsAtom, languageAtom } from "../../state/host/host.atoms.ts";
import {
  areFieldsMountedAtom,
  cardFieldsAtom,
  cardFieldsStateAtom,
  dropCardFieldsAtom,
  fieldsLoadAtom,
  mountedFieldsAtom,
  showCardFieldsAtom,
} from "../../state/payment/cardFields.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { FieldError } from "../../ui/Field.tsx";
import { useFormState } from "../../ui/Form.tsx";
import { focusedElement } from "../../ui/focusedElement.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import type { CardPartProps } from "../card-form/cardPart.atoms.ts";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import css from "./CardFields.css?inline";
import { readLook } from "./readLook.ts";

registerSheet(css);

/**
 * The place of fields that the page can't read (R105). They are children of the element, shown in this slot, and are
 * never moved in the page: a typed card survives another layout.
 */
export function CardFields({ total }: CardPartProps) {
  const { t } = useLingui();
  const { disabled, showsProblems, refusals, submit } = useFormState();
  const { isComplete, problem } = useAtomValue(cardFieldsStateAtom);
  const load = useAtomValue(fieldsLoadAtom);
  const sampleRef = useRef<HTMLSpanElement>(null);
  useShown(sampleRef, total, submit);
  useProblems(showsProblems, refusals);
  // The frame shows whose cards are taken, as the form does, so its row doesn't.
  const isFrame = useAtomValue(givenCardFieldsAtom).value === null;
  const groupRef = useRef<HTMLDivElement>(null);
  const focus = useFieldsFocus(groupRef);
  const isUnanswered = showsProblems && !isComplete;
  const problemId = "card-fields-problem";
  return (
    <>
      {/* How the shop's own fields look in this place. */}
      <span className="visually-hidden" aria-hidden="true">
        <span className="field">
          <span className="field__head" />
          <span className="field__control" ref={sampleRef} />
        </span>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would disable nothing inside the frames. */}
      <div
        ref={groupRef}
        className={classNames(
          "card-fields",
          isFrame && load !== "failed" && "card-form",
          load === "loading" && "card-part__awaited",
        )}
        role="group"
        aria-label={t`Card`}
        aria-describedby={problem ? problemId : undefined}
        tabIndex={-1}
        data-unanswered={isUnanswered || undefined}
        inert={disabled || !isSecureContext}
        onFocus={focus}
      >
        {load === "loading" && <Spinner />}
        {load === "failed" ? <NotLoaded /> : <slot name="card" />}
      </div>
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
      <LiveRegion about="card" hidden>
        {problem}
      </LiveRegion>
    </>
  );
}

/** Shows them when they are drawn first, and after what was typed is forgotten; later tells them what has changed. */
function useShown(sampleRef: RefObject<HTMLElement | null>, total: CardPartProps["total"], onSubmit: () => void): void {
  const language = useAtomValue(languageAtom);
  const show = useSetAtom(showCardFieldsAtom);
  useAtomValue(cardFieldsAtom);
  useAtomValue(typedContactAtom);
  useAtomValue(areFieldsMountedAtom);
  // Follows each drawing, because colours and sizes may have changed. The same again changes nothing.
  useEffect(() => {
    if (sampleRef.current) show({ language, look: readLook(sampleRef.current), total, onSubmit });
  });
}

/** Each press of the form's button that was refused: what a provider's fields say goes with the next key. */
function useProblems(showsProblems: boolean, refusals: number): void {
  const store = useStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal counts.
  useEffect(() => {
    if (showsProblems) store.get(mountedFieldsAtom)?.showProblems();
  }, [store, showsProblems, refusals]);
}

/** The group has the focus only if the form has put it there: it hands it on, once they can be typed in. */
function useFieldsFocus(groupRef: RefObject<HTMLElement | null>) {
  const store = useStore();
  const load = useAtomValue(fieldsLoadAtom);
  // "Try again" disappears when it is pressed.
  useRestoredFocus(groupRef, load === "failed" ? 1 : 0);
  useEffect(() => {
    const group = groupRef.current;
    if (load === "ready" && group && focusedElement(group) === group) store.get(mountedFieldsAtom)?.focus();
  }, [store, load, groupRef]);
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget && store.get(fieldsLoadAtom) === "ready") store.get(mountedFieldsAtom)?.focus();
  };
}

function NotLoaded() {
  const drop = useSetAtom(dropCardFieldsAtom);
  return (
    <Notice
      kind="error"
      action={
        <Button variant="quiet" onClick={() => drop()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Paying by card isn't possible right now. Please try again, or pay in another way.</Trans>
    </Notice>
  );
}
