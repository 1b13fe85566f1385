import type { CodeEntry } from "../../state/promotion/codeBox.ts";
import { classNames } from "../../ui/classNames.ts";
import { AlertIcon } from "../../ui/icons.tsx";
import { LiveRegion } from "../live-region/LiveRegion.tsx";

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
export function CouponResult({ id, kind, words, isSeen }: CouponResultProps) {
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
