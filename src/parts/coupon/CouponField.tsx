import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useId, useRef } from "react";
import type { CodeEntry } from "../../state/promotion/codeBox.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { TagIcon } from "../../ui/lazyIcons.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./CouponBox.css?inline";

registerSheet(css);

interface CouponFieldProps {
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly code: string;
  readonly onType: (code: string) => void;
  /** The state of the entered code. */
  readonly kind: CodeEntry["kind"];
  readonly onApply: () => void;
  /** The id of the message about the code. */
  readonly resultId: string;
  readonly disabled: boolean;
}

const wrongKinds: readonly CodeEntry["kind"][] = ["empty", "not-yet", "refused", "already"];

/** S15: Enter does nothing here, so that applying a code never pays by accident. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

interface InSight {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly bringIntoSight: () => void;
}

/** Scrolls the result of a code into view if the diner entered it. A code that came with the page doesn't scroll. */
function useInSight(kind: CodeEntry["kind"]): InSight {
  const ref = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || kind === "processing") return;
    isWanted.current = false;
    ref.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [kind]);
  return {
    ref,
    bringIntoSight: () => {
      isWanted.current = true;
    },
  };
}

/** Looks like a line of text until the diner uses it; then it looks like a field (CouponBox.css). */
export function CouponField({ fieldRef, code, onType, kind, onApply, resultId, disabled }: CouponFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const { ref, bringIntoSight } = useInSight(kind);
  const isAsking = kind === "processing";
  const isWrong = wrongKinds.includes(kind);
  return (
    <div className="coupon-box__row" ref={ref}>
      <TagIcon />
      <label className="visually-hidden" htmlFor={id}>
        <Trans>Discount code</Trans>
      </label>
      <input
        type="text"
        ref={fieldRef}
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
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <ActionButton
        variant="secondary"
        busy={isAsking}
        aria-disabled={disabled}
        onClick={() => {
          bringIntoSight();
          onApply();
        }}
      >
        <Trans>Apply</Trans>
      </ActionButton>
    </div>
  );
}
