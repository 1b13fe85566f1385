import type { ReactNode } from "react";
import type { WalletName } from "../../domain/payment/paymentMethod.ts";

/** As wide as the brands ask for beside their word. */
function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="wallet-mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const apple = (
  <Sign>
    <path d="M12.15 6.9c-.95 0-2.41-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52 12.09 1.01 1.45 2.2 3.09 3.79 3.04 1.52-.07 2.09-.99 3.93-.99 1.83 0 2.35.99 3.96.95 1.64-.03 2.68-1.48 3.68-2.95 1.15-1.69 1.63-3.32 1.66-3.41-.04-.01-3.18-1.22-3.22-4.86-.03-3.04 2.48-4.49 2.6-4.56-1.43-2.09-3.62-2.32-4.39-2.38-2-.15-3.68 1.1-4.61 1.1M15.53 3.83c.84-1.01 1.4-2.43 1.25-3.83-1.21.05-2.66.8-3.53 1.82-.78.9-1.46 2.34-1.27 3.71 1.33.1 2.71-.69 3.55-1.7" />
  </Sign>
);

const google = (
  <Sign>
    <path
      fill="#4285f4"
      d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09"
    />
    <path
      fill="#34a853"
      d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23"
    />
    <path fill="#fbbc05" d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.86z" />
    <path
      fill="#ea4335"
      d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A10.96 10.96 0 0 0 2.18 7.07L5.84 9.9c.87-2.6 3.3-4.53 6.16-4.53"
    />
  </Sign>
);

/** A part of both brands' marks, which are never translated. */
const word = "Pay";

/** What stands on a wallet's button, as its brand writes it in every language. */
export const walletMarks: Readonly<Record<WalletName, ReactNode>> = {
  "apple-pay": (
    <>
      {apple}
      {word}
    </>
  ),
  "google-pay": (
    <>
      {google}
      {word}
    </>
  ),
};
