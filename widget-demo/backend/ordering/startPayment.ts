import type * as v from "valibot";
import type { googlePaymentPost, paymentPagePost } from "../contract/calls/payments.ts";
import type { JsonFields } from "../documents/types.ts";
import { checkAdult } from "./checkAlcohol.ts";
import { checkReturn } from "./checkReturn.ts";
import { checkStore } from "./checkStore.ts";
import { centsOf } from "./money.ts";
import type { OnlinePayment, PaymentKind } from "./onlinePayments.ts";
import type { PlacingParts } from "./placeOrder.ts";
import { type ProvenUid, requireMember } from "./proof.ts";
import { fieldsIn, flagIn, textIn } from "./reading.ts";
import { Refusal } from "./refusal.ts";
import { findOrderPath, findStore, isMember } from "./storeDocuments.ts";
import { checkUnspent, spentBy } from "./walletToken.ts";
import { words } from "./words.ts";

/** Started by a call of its own. */
type StartedKind = Exclude<PaymentKind, "card">;

const flags: Readonly<Record<StartedKind, string>> = {
  alipay: "EnableAlipayPayment",
  wechat: "EnableWechatPayment",
  google: "EnableGooglePayment",
};

interface Asked extends Pick<OnlinePayment, "udid" | "customerId" | "returnUrl" | "storeId"> {
  readonly kind: StartedKind;
  readonly dollars: number;
  readonly dateOfBirth: string | null | undefined;
}

/**
 * Opens a payment, or opens it again: a diner who came back without a result may ask for the same payment or for
 * another kind (R57 twice). A paid one stays paid, whatever is asked for, so that nobody pays for an order twice. Its
 * page leads back at once, and the order is placed by it (R89).
 */
function open({ dollars, dateOfBirth, ...asked }: Asked, proven: ProvenUid, parts: PlacingParts): OnlinePayment {
  const { documents, payments, clock } = parts;
  const { fields, zone } = checkStore(findStore(parts, asked.storeId));
  // A minor is refused before they pay.
  if (dateOfBirth) checkAdult(dateOfBirth, clock.now().getTime(), zone);
  if (isMember(parts, asked.customerId)) requireMember(asked.customerId, proven);
  if (!flagIn(fieldsIn(fields, "ViewComponentConfigs"), flags[asked.kind], false)) {
    throw new Refusal(words.noSuchPayment, `${flags[asked.kind]} of this store is not true.`);
  }
  const known = payments.find(asked.udid);
  if (known && (known.customerId !== asked.customerId || known.storeId !== asked.storeId)) {
    throw new Refusal(words.program, `The UDID ${asked.udid} is taken by another payment.`);
  }
  if (findOrderPath(documents, asked.udid) !== null) {
    throw new Refusal(words.paidAlready, `There is an order ${asked.udid}.`);
  }
  const isAdult = Boolean(dateOfBirth) || (known?.isAdult ?? false);
  if (known?.state === "paid") {
    const again = { ...known, isAdult, returnUrl: asked.returnUrl || known.returnUrl };
    payments.save(again);
    return again;
  }
  const opened: OnlinePayment = {
    ...asked,
    cents: centsOf(dollars),
    state: "open",
    isAdult,
    card: null,
    actionId: "",
    openedAtMs: clock.machineNow().getTime(),
  };
  payments.save(opened);
  return opened;
}

/** Alipay and WeChat: returns the URL of the payment's page. */
export function startRedirect(
  body: v.InferOutput<typeof paymentPagePost>,
  origin: string,
  proven: ProvenUid,
  parts: PlacingParts,
): string {
  const { PaymentType, StoreId, OrderId, UserId, TotalAmount, ReturnUrl, DateOfBirth } = body;
  checkReturn(ReturnUrl, origin);
  const asked: Asked = {
    udid: OrderId,
    kind: PaymentType === 0 ? "alipay" : "wechat",
    customerId: UserId,
    storeId: StoreId,
    dollars: TotalAmount,
    returnUrl: ReturnUrl,
    dateOfBirth: DateOfBirth,
  };
  return `${origin}/pay/${open(asked, proven, parts).udid}`;
}

/** Google Pay: the token pays immediately. A repeated call gets the same response, and nothing is paid twice. */
export function payByGoogle(
  udid: string,
  { UserId, StoreId, TotalAmount, Token, DateOfBirth }: v.InferOutput<typeof googlePaymentPost>,
  proven: ProvenUid,
  parts: PlacingParts,
): void {
  const asked: Asked = {
    udid,
    kind: "google",
    customerId: UserId,
    storeId: StoreId,
    dollars: TotalAmount,
    returnUrl: "",
    dateOfBirth: DateOfBirth,
  };
  checkUnspent("Google Pay", Token, udid, parts.documents);
  const payment = open(asked, proven, parts);
  if (payment.state === "paid") return;
  parts.documents.setAll(spentBy(Token, udid));
  parts.payments.save({ ...payment, state: "paid" });
}

/** Apple's response to the merchant's server, in the form that the browser's session expects. */
export function validateMerchant(validationUrl: string, configuration: JsonFields, now: Date): JsonFields {
  const { host, protocol } = new URL(validationUrl);
  if (protocol !== "https:" || !/(^|\.)apple\.com$/.test(host)) {
    throw new Refusal(words.program, "validationUrl is no address of Apple's.");
  }
  const merchantIdentifier = textIn(fieldsIn(configuration, "applePay"), "merchantIdentifier");
  if (!merchantIdentifier) {
    throw new Refusal(words.noMerchant, "The configuration has no applePay.merchantIdentifier.");
  }
  return {
    epochTimestamp: now.getTime(),
    expiresAt: now.getTime() + 300_000,
    merchantSessionIdentifier: `session-${now.getTime()}`,
    merchantIdentifier,
    nonce: String(now.getTime()),
    displayName: textIn(fieldsIn(configuration, "applePay"), "merchantName"),
  };
}
