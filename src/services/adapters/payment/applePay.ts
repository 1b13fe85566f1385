import type { SheetField } from "../../../domain/checkout/walletSheet.ts";
import type { Deployment } from "../../../domain/host/deployment.ts";
import { toDollars } from "../../../domain/money/cents.ts";
import { parseAppleDiner, parseApplePlace } from "../../../wire/api/walletSheets.ts";
import type { OrderingApi } from "../../ports/ordering.ts";
import type { SheetError, SheetSums, WalletRequest, WalletResult } from "../../ports/wallets.ts";

interface ApplePayment {
  readonly token: unknown;
  readonly shippingContact?: unknown;
}

/** The part of the browser's interface that this shop uses. */
interface AppleSession {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onshippingcontactselected: (event: { readonly shippingContact: unknown }) => void;
  onpaymentauthorized: (event: { readonly payment: ApplePayment }) => void;
  oncancel: () => void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completeShippingContactSelection(update: object): void;
  completePayment(result: { readonly status: number; readonly errors?: readonly unknown[] }): void;
}

interface AppleSessions {
  new (version: number, request: object): AppleSession;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
}

type AppleErrors = new (code: string, field: string | undefined, message: string) => unknown;

interface AppleGlobals {
  readonly ApplePaySession?: AppleSessions;
  readonly ApplePayError?: AppleErrors;
}

const version = 3;

/** The three messages of R58, in its order. */
const unsupported = "This device and/or browser does not support Apple Pay.";
const unconfigured = "No Apple Pay merchant certificate is configured.";
const unusable = "Apple Pay cannot be used at this time...";

const askedAs: Readonly<Record<SheetField, string>> = {
  name: "name",
  email: "email",
  phone: "phone",
  address: "postalAddress",
};

/** Where the sheet shows an error. */
const shownAt: Readonly<Record<SheetField, string>> = {
  name: "name",
  email: "emailAddress",
  phone: "phoneNumber",
  address: "postalAddress",
};

function sessions(): AppleSessions | null {
  return (globalThis as AppleGlobals).ApplePaySession ?? null;
}

export function hasApplePay(): boolean {
  return sessions() !== null;
}

interface ApplePayInput {
  readonly deployment: Pick<Deployment, "applePay">;
  readonly validate: OrderingApi["validateMerchant"];
}

/** Pays with Apple Pay, and asks for what the order still lacks (R97). */
export async function payByApple({ deployment, validate }: ApplePayInput, asked: WalletRequest): Promise<WalletResult> {
  const Sessions = sessions();
  const { applePay } = deployment;
  if (!isUsable(Sessions)) return { kind: "failed", message: unsupported };
  if (!applePay) return { kind: "failed", message: unconfigured };
  const { merchantName: label } = applePay;
  const { total, lineItems } = encodeSums(asked.sums, label);
  const request = {
    countryCode: "AU",
    currencyCode: "AUD",
    merchantCapabilities: ["supports3DS"],
    supportedNetworks: ["amex", "jcb", "masterCard", "visa"],
    ...(asked.asks.length > 0 && { requiredShippingContactFields: asked.asks.map((field) => askedAs[field]) }),
    total,
    lineItems,
  };
  try {
    return await ask({ Sessions, session: new Sessions(version, request), validate, label }, asked);
  } catch {
    return { kind: "failed", message: unusable };
  }
}

/** As long as the place isn't known, neither is the total. */
function encodeSums({ rows, total }: SheetSums, label: string) {
  const isPending = rows.some(({ amount }) => amount === null);
  const lineItems = rows.map(({ label: name, amount }) => ({
    label: name,
    amount: amount === null ? "0.00" : toDollars(amount).toFixed(2),
    type: amount === null ? "pending" : "final",
  }));
  return { total: { label, amount: toDollars(total).toFixed(2), type: isPending ? "pending" : "final" }, lineItems };
}

function isUsable(found: AppleSessions | null): found is AppleSessions {
  try {
    return found?.canMakePayments() === true;
  } catch {
    return false;
  }
}

/** The diner can mend it in the sheet, which stays open. */
function encodeError({ about, message }: SheetError): readonly unknown[] {
  const { ApplePayError: Problem } = globalThis as AppleGlobals;
  if (!Problem) return [];
  if (about === "order") return [new Problem("unknown", undefined, message)];
  return [new Problem("shippingContactInvalid", shownAt[about], message)];
}

interface OpenSession {
  readonly Sessions: AppleSessions;
  readonly session: AppleSession;
  readonly validate: ApplePayInput["validate"];
  readonly label: string;
}

function ask({ Sessions, session, validate, label }: OpenSession, asked: WalletRequest): Promise<WalletResult> {
  const { STATUS_SUCCESS, STATUS_FAILURE } = Sessions;
  return new Promise((resolve) => {
    // Between the diner's approval and the order's outcome.
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
    let shown = asked.sums;
    if (asked.asks.includes("address")) {
      session.onshippingcontactselected = ({ shippingContact }) => {
        const answer = asked.locate(parseApplePlace(shippingContact));
        const isError = "about" in answer;
        if (!isError) shown = answer;
        const { total: newTotal, lineItems: newLineItems } = encodeSums(shown, label);
        session.completeShippingContactSelection({
          newTotal,
          newLineItems,
          errors: isError ? encodeError(answer) : [],
        });
      };
    }
    const authorize = async (payment: ApplePayment) => {
      isAuthorized = true;
      const error = await asked.approve(parseAppleDiner(payment.shippingContact, asked.asks.includes("address")));
      if (isOver) return;
      if (error) {
        isAuthorized = false;
        session.completePayment({ status: STATUS_FAILURE, errors: encodeError(error) });
      } else resolve({ kind: "token", token: JSON.stringify(payment.token) });
    };
    session.onpaymentauthorized = ({ payment }) => void authorize(payment);
    session.oncancel = () => end({ kind: "closed" });
    asked.signal.addEventListener("abort", () =>
      end({ kind: "closed" }, () => {
        const { reason } = asked.signal;
        // The sheet shows how the order ended. If the outcome is unknown, it closes without a message.
        if (isAuthorized && reason === "placed") session.completePayment({ status: STATUS_SUCCESS });
        else if (isAuthorized && reason === "failed") session.completePayment({ status: STATUS_FAILURE });
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
