import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, type Ref, useId } from "react";
import type { CouponProblem } from "../../domain/promotion/coupon.ts";
import type { CodeBoxAtoms } from "../../state/promotion/codeBox.ts";
import { CouponField } from "./CouponField.tsx";
import { CouponResult } from "./CouponResult.tsx";
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
