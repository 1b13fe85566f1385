import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useSetAtom } from "jotai";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import {
  applyCouponAtom,
  type CouponEntry,
  couponCodeAtom,
  couponEntryAtom,
} from "../../state/promotion/coupon.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { TagIcon } from "../../ui/laterIcons.tsx";

interface CouponFieldProps {
  /** The id of the message about the code. */
  readonly resultId: string;
  readonly disabled: boolean;
}

/** Spec, section 5: Enter does nothing here, so that applying a code never pays by accident. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

interface InSight {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly bringIntoSight: () => void;
}

/** What a diner asked about is answered in sight; a code that was brought moves nothing. */
function useInSight(entry: CouponEntry): InSight {
  const ref = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || entry.kind === "processing") return;
    isWanted.current = false;
    ref.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [entry]);
  return {
    ref,
    bringIntoSight: () => {
      isWanted.current = true;
    },
  };
}

/** One quiet line until somebody has a code: then it is a field (CouponBox.css). */
export function CouponField({ resultId, disabled }: CouponFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [code, setCode] = useAtom(couponCodeAtom);
  const [entry, setEntry] = useAtom(couponEntryAtom);
  const apply = useSetAtom(applyCouponAtom);
  const { ref, bringIntoSight } = useInSight(entry);
  const isAsking = entry.kind === "processing";
  const isWrong = !isAsking && entry.kind !== "idle" && entry.kind !== "no-answer";
  return (
    <div className="coupon-box__row" ref={ref}>
      <TagIcon />
      <label className="visually-hidden" htmlFor={id}>
        <Trans>Discount code</Trans>
      </label>
      <input
        type="text"
        id={id}
        className="field__control"
        placeholder={t`Add a discount code`}
        aria-describedby={resultId}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        readOnly={isAsking}
        disabled={disabled}
        onKeyDown={ignoreEnter}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setEntry({ kind: "idle" });
        }}
      />
      <ActionButton
        variant="secondary"
        busy={isAsking}
        aria-disabled={disabled}
        onClick={() => {
          bringIntoSight();
          void apply();
        }}
      >
        <Trans>Apply</Trans>
      </ActionButton>
    </div>
  );
}
