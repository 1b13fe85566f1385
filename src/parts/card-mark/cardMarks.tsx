import type { ReactNode } from "react";
import type { CardType } from "../../domain/payment/cardType.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./marks.css?inline";

registerSheet(css);

/**
 * A brand's mark in its own colours, on the white plate that brands ask for. Hidden from screen readers: its name is
 * beside it, or written out.
 */
export function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="payment-mark" viewBox="0 0 36 24" aria-hidden="true" focusable="false">
      <rect width="36" height="24" fill="#fff" />
      {children}
    </svg>
  );
}

const letters = { fill: "none", strokeLinejoin: "miter", strokeLinecap: "butt" } as const;

const visa = (
  <Mark>
    <g {...letters} stroke="#1434cb" strokeWidth="2.6">
      <path d="m6.2 8 2.6 8.2L12.6 8M14.9 8l-1.7 8.4" />
      <path d="M20.9 9c-1.9-1-4.3-.6-4.2 1 .1 1.7 3.6 1.6 3.4 3.7-.2 1.9-3 2-4.8 1" />
      <path d="m22 16.4 4.8-8.2 2.2 8.2M24 13.6h4.4" />
    </g>
  </Mark>
);

const mastercard = (
  <Mark>
    <circle cx="14" cy="12" r="7" fill="#eb001b" />
    <circle cx="22" cy="12" r="7" fill="#f79e1b" />
    <path d="M18 6.26a7 7 0 0 1 0 11.48 7 7 0 0 1 0-11.48" fill="#ff5f00" />
  </Mark>
);

const amex = (
  <Mark>
    <rect width="36" height="24" rx="4" fill="#016fd0" />
    <g {...letters} stroke="#fff" strokeWidth="1.7">
      <path d="m4 15.6 3-7.4 3 7.4M5.2 13.2h3.6M12 15.8V8.4l3 4.6 3-4.6v7.4" />
      <path d="M25.4 9H21v6h4.4M21 12h4M27 8.4l5.4 7.4M32.4 8.4 27 15.8" />
    </g>
  </Mark>
);

/** The brands that diners here carry. Another is named in words. */
export const cardMarks: Partial<Readonly<Record<CardType, ReactNode>>> = {
  visa,
  "visa-electron": visa,
  mastercard,
  amex,
};
