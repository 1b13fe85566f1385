import type { ReactNode } from "react";

interface PayBarReasonProps {
  readonly id?: string | undefined;
  /** Why the order can't go out, in a line. Screen readers hear it elsewhere. */
  readonly children: ReactNode;
  /** A way on. */
  readonly action?: ReactNode;
}

/** Stands where the thumb already is: at the button that doesn't work. */
export function PayBarReason({ id, children, action }: PayBarReasonProps) {
  return (
    <div className="checkout__reason">
      <p id={id}>{children}</p>
      {action}
    </div>
  );
}
