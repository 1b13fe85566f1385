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

const visa = (
  <Mark>
    <g fill="#1434cb">
      <path d="M4.5 8h2.9l1.3 5.2L11.1 8h2.7l-4.2 8.4H7z" />
      <path d="M14.7 8h2.5l-1.7 8.4H13z" />
      <path d="M23.3 8.4 22.9 10.3c-1.2-.6-2.7-.7-2.8.1-.1.9 2.8 1.1 2.6 3.3-.2 2.9-3.9 3.4-6.3 2.4l.4-2c1.3.8 3.3.8 3.4-.2.1-.9-2.8-1.1-2.6-3.3.2-2.6 3.5-3.2 5.7-2.2" />
      <path fillRule="evenodd" d="M27.6 8h2.3l1.9 8.4h-2.4l-.3-1.5h-2.9l-.8 1.5h-2.6zm.7 2.6-1.2 2.5h1.7z" />
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

/** R55: the brands with which diners can pay. */
export const takenMarks = (
  <>
    {visa}
    {mastercard}
  </>
);

/** By the type of a card. */
export const cardMarks: Partial<Readonly<Record<CardType, ReactNode>>> = {
  visa,
  "visa-electron": visa,
  mastercard,
};
