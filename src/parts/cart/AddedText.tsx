import { useRef } from "react";
import { classNames } from "../../ui/classNames.ts";
import { useOutOfSight } from "../../ui/useOutOfSight.ts";

interface AddedTextProps {
  readonly words: string;
  /** The selector of the rows of the receipt that say it. */
  readonly rows: string;
}

/** R116: what the sum includes, beside the button while its rows are out of sight. Its place is kept. */
export function AddedText({ words, rows: selector }: AddedTextProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isOut = useOutOfSight(() => {
    const bar = ref.current?.closest<HTMLElement>(".cart__pay");
    const rows = bar?.parentElement?.querySelectorAll<HTMLElement>(selector);
    return bar && rows ? { rows: [...rows], bar } : null;
  });
  return (
    <span className={classNames("added-words", !isOut && "button__kept")} ref={ref}>
      {words}
    </span>
  );
}
