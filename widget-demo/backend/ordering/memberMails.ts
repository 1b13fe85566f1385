import type * as v from "valibot";
import type { resetPost } from "../contract/calls/customers.ts";
import { type Account, makeAccount } from "../signin/accounts.ts";
import { googlePay } from "./paidOutside.ts";
import type { PlacingParts } from "./placeOrder.ts";
import { flagIn, textIn } from "./reading.ts";
import { applePay } from "./takePayment.ts";

/**
 * Mails the link to choose a password (R65), or to complete the account that was created for a guest at checkout (R67).
 * An address without an account gets no mail, and the caller can't tell: the work, and so the time it takes, is the
 * same.
 */
export function mailLink(asked: v.InferOutput<typeof resetPost>, origin: string, parts: PlacingParts): void {
  const known = parts.accounts.byEmail(asked.Email);
  const account = known ?? nobody(asked.Email);
  const isNew = isMadeAtCheckout(account, parts);
  const link = linkFor(account, asked.Company_ID, { isNew, code: parts.issueResetCode(account.uid) });
  const [subject, request] = isNew
    ? ["Complete your new account", "Your account is ready. Choose its password here"]
    : ["Choose a new password", "Somebody asked for a new password for your account. Choose it here"];
  const url = new URL(link, origin).href;
  if (!known) return;
  parts.outbox.send({
    kind: isNew ? "new-account" : "password-reset",
    to: account.email,
    subject,
    text: `${request}, within an hour: ${url}`,
    links: [url],
    sentAt: parts.clock.now().toISOString(),
  });
}

function nobody(email: string): Account {
  return makeAccount({ uid: "", email, password: null, displayName: "", createdAtMs: 0 });
}

/** An account that was registered later than this after the order has a password that its owner chose. */
const soonMs = 600_000;

/** R97: whoever pays with a wallet is asked after the order, which therefore can't say it. */
function isByWallet(path: string | null, { documents }: PlacingParts): boolean {
  const gateway = path === null ? null : documents.read(path)?.["PaymentGateway"];
  return gateway === applePay || gateway === googlePay;
}

/**
 * The widget creates the account after the guest's order, with a random password. The account is new until its owner
 * chooses one.
 */
function isMadeAtCheckout({ email, createdAtMs, passwordSinceMs }: Account, parts: PlacingParts): boolean {
  if (passwordSinceMs !== createdAtMs) return false;
  return parts.book
    .attempts()
    .some(
      ({ guest, path, arrivedAtMs }) =>
        guest !== null &&
        arrivedAtMs <= createdAtMs &&
        createdAtMs - arrivedAtMs <= soonMs &&
        (flagIn(guest, "CreateUserForGuest", false) || isByWallet(path, parts)) &&
        textIn(guest, "Email").toLowerCase() === email,
    );
}

interface Way {
  readonly isNew: boolean;
  readonly code: string;
}

function linkFor({ email }: Account, companyId: string, { isNew, code }: Way): string {
  const user = { Email: email, ResetPasswordToken: code, IsNewUser: String(isNew), Company_ID: companyId };
  return `/order/store/${companyId}/resetpassword/${Buffer.from(JSON.stringify(user)).toString("base64url")}`;
}
