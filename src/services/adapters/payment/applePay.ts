import type { Deployment } from "../../../domain/host/deployment.ts";
import { toDollars } from "../../../domain/money/cents.ts";
import type { OrderingApi } from "../../ports/ordering.ts";
import type { WalletRequest, WalletResult } from "../../ports/wallets.ts";

/** The part of the browser's interface that this shop uses. */
interface AppleSession {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onpaymentauthorized: (event: { readonly payment: { readonly token: unknown } }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(status: number): void;
}

interface AppleSessions {
  new (version: number, request: object): AppleSession;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
}

const version = 3;

/** The three messages of R58, in its order. */
const unsupported = "This device and/or browser does not support Apple Pay.";
const unconfigured = "No Apple Pay merchant certificate is configured.";
const unusable = "Apple Pay cannot be used at this time...";

function sessions(): AppleSessions | null {
  return (globalThis as { readonly ApplePaySession?: AppleSessions }).ApplePaySession ?? null;
}

export function hasApplePay(): boolean {
  return sessions() !== null;
}

interface ApplePayInput {
  readonly deployment: Pick<Deployment, "applePay">;
  readonly validate: OrderingApi["validateMerchant"];
}

/** Pays with Apple Pay. The diner's details are in the checkout's form, so the sheet doesn't ask for them. */
export async function payByApple({ deployment, validate }: ApplePayInput, asked: WalletRequest): Promise<WalletResult> {
  const Sessions = sessions();
  const { applePay } = deployment;
  if (!isUsable(Sessions)) return { kind: "failed", message: unsupported };
  if (!applePay) return { kind: "failed", message: unconfigured };
  const request = {
    countryCode: "AU",
    currencyCode: "AUD",
    merchantCapabilities: ["supports3DS"],
    supportedNetworks: ["amex", "jcb", "masterCard", "visa"],
    total: { label: applePay.merchantName, amount: toDollars(asked.total).toFixed(2) },
  };
  try {
    return await ask(Sessions, new Sessions(version, request), validate, asked.signal);
  } catch {
    return { kind: "failed", message: unusable };
  }
}

function isUsable(found: AppleSessions | null): found is AppleSessions {
  try {
    return found?.canMakePayments() === true;
  } catch {
    return false;
  }
}

function ask(
  { STATUS_SUCCESS, STATUS_FAILURE }: AppleSessions,
  session: AppleSession,
  validate: ApplePayInput["validate"],
  signal: AbortSignal,
): Promise<WalletResult> {
  return new Promise((resolve) => {
    let isAuthorized = false;
    // Safari throws if a finished session is called.
    let isOver = false;
    const end = (answer: WalletResult, close: () => void = () => {}) => {
      if (!isOver) close();
      isOver = true;
      resolve(answer);
    };
    const fail = () => end({ kind: "failed", message: unusable }, () => session.abort());
    session.onvalidatemerchant = ({ validationURL }) =>
      void validate(validationURL)
        .then((merchant) => {
          if (merchant && !isOver) session.completeMerchantValidation(merchant);
          else fail();
        })
        .catch(fail);
    session.onpaymentauthorized = ({ payment }) => {
      isAuthorized = true;
      resolve({ kind: "token", token: JSON.stringify(payment.token) });
    };
    session.oncancel = () => end({ kind: "closed" });
    signal.addEventListener("abort", () =>
      end({ kind: "closed" }, () => {
        // The sheet shows how the order ended. If the outcome is unknown, it closes without a message.
        if (isAuthorized && signal.reason === "placed") session.completePayment(STATUS_SUCCESS);
        else if (isAuthorized && signal.reason === "failed") session.completePayment(STATUS_FAILURE);
        else session.abort();
      }),
    );
    try {
      session.begin();
    } catch {
      end({ kind: "failed", message: unusable });
    }
  });
}
