import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, type Ref, useId } from "react";
import type { CouponProblem } from "../../domain/promotion/coupon.ts";
import type { CodeBoxAtoms, CodeEntry } from "../../state/promotion/codeBox.ts";
import { classNames } from "../../ui/classNames.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import { CouponField } from "./CouponField.tsx";
import { useCouponWords } from "./useCouponWords.ts";

interface CodeEntryBoxProps {
  readonly box: CodeBoxAtoms;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly disabled: boolean;
  /** Shown in place of the field. */
  readonly applied?: ReactNode;
  /** Why the applied code doesn't count. */
  readonly problem?: CouponProblem | null | undefined;
}

/** The field for a code, and what happened to the code that was entered. */
export function CodeEntryBox({ box, fieldRef, disabled, applied, problem }: CodeEntryBoxProps) {
  const resultId = useId();
  const [code, setCode] = useAtom(box.codeAtom);
  const entry = useAtomValue(box.entryAtom);
  const apply = useSetAtom(box.applyAtom);
  const couponWords = useCouponWords();
  const isWaiting = entry.kind === "applied" && problem;
  const words = isWaiting ? couponWords.problem(isWaiting, entry.code) : couponWords.entry(entry, code.trim());
  return (
    <>
      {applied ?? (
        <CouponField
          fieldRef={fieldRef}
          code={code}
          onType={setCode}
          kind={entry.kind}
          onApply={() => void apply()}
          resultId={resultId}
          disabled={disabled}
        />
      )}
      <CouponResult id={resultId} kind={entry.kind} words={words} isSeen={!applied && entry.kind !== "applied"} />
    </>
  );
}

interface CouponResultProps {
  readonly id: string;
  /** The state of the entered code. */
  readonly kind: CodeEntry["kind"];
  readonly words: string;
  /** False if the applied code is shown elsewhere: the text is then for screen readers only. */
  readonly isSeen: boolean;
}

const looks: Partial<Record<CodeEntry["kind"], string>> = { processing: "coupon-box__result--waiting" };

/** The one place for messages about a code (CouponBox.css). */
function CouponResult({ id, kind, words, isSeen }: CouponResultProps) {
  const isProblem = words !== "" && kind !== "processing" && kind !== "applied";
  return (
    <LiveRegion
      about="coupon"
      id={id}
      className={classNames("coupon-box__result", looks[kind], !isSeen && "visually-hidden")}
    >
      {isProblem && <AlertIcon sizePx={16} />}
      {words !== "" && <span className="coupon-box__says">{words}</span>}
    </LiveRegion>
  );
}
