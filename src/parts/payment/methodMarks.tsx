import type { ReactNode } from "react";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { Mark, takenMarks } from "../card-mark/cardMarks.tsx";

/** Our own sign, in the shop's ink, for what has no brand. */
function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="payment-mark payment-mark--ours"
      viewBox="0 0 36 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const alipay = (
  <Mark>
    <rect width="36" height="24" rx="4" fill="#1677ff" />
    <g fill="none" stroke="#fff" strokeWidth="1.9" strokeLinecap="round">
      <path d="M11.5 7.2h13M18 4.6v5.6M12.4 10.4h11.2" />
      <path d="M22.6 10.4c-1.3 4.8-5.2 8.4-8.6 8.4-2 0-3.2-1-3.2-2.5 0-1.4 1.3-2.4 3.2-2.4 3.6 0 7.6 2.6 11.4 4.4" />
    </g>
  </Mark>
);

const wechat = (
  <Mark>
    <rect width="36" height="24" rx="4" fill="#07c160" />
    <path
      fill="#fff"
      d="M18 4.4c-5 0-9 3.2-9 7.2 0 2.3 1.3 4.3 3.4 5.6l-.8 2.6 3-1.5c1 .3 2.2.5 3.4.5 5 0 9-3.2 9-7.2s-4-7.2-9-7.2"
    />
    <path
      fill="none"
      stroke="#07c160"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="m13.6 11 3 3.2 7-5.4"
    />
  </Mark>
);

/** A wallet has none: it is a button, not a row. */
const marks: Partial<Readonly<Record<PaymentMethod, ReactNode>>> = {
  "room-charge": (
    <Sign>
      <path d="M10.5 16.5h15M12 16.5a6 6 0 0 1 12 0M18 10.5V8.2m-1.6 0h3.2" />
    </Sign>
  ),
  card: takenMarks,
  points: (
    <Sign>
      <path d="m18 6.4 1.8 3.7 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6z" />
    </Sign>
  ),
  cash: (
    <Sign>
      <rect x="9.5" y="7.5" width="17" height="9.4" rx="1.6" />
      <circle cx="18" cy="12.2" r="2.2" />
      <path d="M12.2 12.2h.1m11.4 0h.1" />
    </Sign>
  ),
  alipay,
  wechat,
};

/** Beside the method's name, which screen readers read. */
export function MethodMark({ method }: { readonly method: PaymentMethod }) {
  const mark = marks[method];
  return mark ? <span className="payment-marks">{mark}</span> : null;
}
