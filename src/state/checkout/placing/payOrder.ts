import type { Setter } from "jotai";
import type { Attempt } from "../../../domain/checkout/attempt.ts";
import type { StatusCode } from "../../../domain/order/statusCode.ts";
import type { BankAction } from "../../../domain/payment/bankAction.ts";
import { isAskedByBank, noTender } from "../../../domain/payment/settlement.ts";
import type { PageResult } from "../../../services/ports/ordering.ts";
import type { WalletEnd, WalletRequest } from "../../../services/ports/wallets.ts";
import { logAtom } from "../../log/log.atoms.ts";
import { cardFieldsAtom } from "../../payment/cardFields.atoms.ts";
import { methodOf, paymentMethodsAtom } from "../../payment/payment.atoms.ts";
import { type PaymentMethodRules, settlementKinds } from "../../payment/paymentMethod.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { dateOfBirthFor } from "../form/age.atoms.ts";
import type { Run } from "./placing.ts";

/** For a sheet of an order that lacks nothing else. */
function paysOnly(total: Attempt["total"]): Omit<WalletRequest, "signal"> {
  const sums = { rows: [], total };
  return { sums, asks: [], locate: () => sums, approve: async () => null };
}

/** Turns an error in a payment method's code into a failed payment, so that the order doesn't wait for it. */
export function failing(set: Setter) {
  return (cause: unknown) => {
    set(logAtom, { type: "Error", category: "screen", description: "The payment failed", cause });
    return { kind: "failed", message: "" } as const;
  };
}

/**
 * Call it in the diner's tap: it takes what is typed now, and a wallet opens its sheet (R58). Returns false if what is
 * typed is invalid, or if a sheet is already open.
 */
export function beginPayment(
  { get, set, placing: { tenderAtom, sheetAtom } }: Run,
  { settles, isFilledIn }: PaymentMethodRules,
  asked: Pick<Attempt, "reference" | "total" | "settlement">,
): boolean {
  if (get(sheetAtom)) return false;
  set(tenderAtom, noTender);
  // A total of 0 needs no payment, whatever the method is.
  if (asked.settlement.kind !== settlementKinds[settles.kind]) return true;
  // Names each kind, so that the compiler asks about a new one: otherwise its order would be sent without a payment.
  switch (settles.kind) {
    case "none":
    case "redirect":
      return true;
    case "card": {
      const card = settles.card(get);
      if (card) set(tenderAtom, { kind: "card", card });
      return card !== null;
    }
    case "fields":
      if (!isFilledIn(get)) return false;
      set(sheetAtom, { answer: settles.ask(get, asked).catch(failing(set)), close: new AbortController() });
      return true;
    case "token": {
      const close = new AbortController();
      const request = { ...paysOnly(asked.total), signal: close.signal };
      set(sheetAtom, { answer: settles.ask(get, request).catch(failing(set)), close });
      return true;
    }
  }
}

/** Drops the payment, because the order wasn't started after all. */
export function cancelPayment({ get, set, placing: { tenderAtom, sheetAtom, walletPressAtom } }: Run): void {
  get(sheetAtom)?.close.abort("failed" satisfies WalletEnd);
  set(sheetAtom, null);
  set(walletPressAtom, null);
  set(tenderAtom, noTender);
}

/** Lets the diner pay for an order that is stored by now. */
export function pay(run: Run, attempt: Attempt): Promise<void> {
  switch (attempt.settlement.kind) {
    case "redirect":
      return isAskedByBank(attempt.settlement) ? askBank(run, attempt) : leave(run, attempt);
    // Without a sheet, this answers that nothing was paid.
    case "none":
    case "card":
    case "token":
      return awaitToken(run, attempt);
  }
}

async function awaitToken({ get, set, placing }: Run, { reference: { udid } }: Attempt): Promise<void> {
  const { sheetAtom, tenderAtom, dispatchAtom } = placing;
  const sheet = get(sheetAtom);
  const answer = (await sheet?.answer) ?? { kind: "closed" };
  // Another tab was first, and the sheet was closed.
  if (get(sheetAtom) !== sheet) return;
  const isUsed = answer === get(tenderAtom);
  if (answer.kind !== "closed" && answer.kind !== "failed" && !isUsed) {
    set(tenderAtom, answer);
    return set(dispatchAtom, { kind: "paid", udid, isSpent: answer.kind === "payment" });
  }
  await set(dispatchAtom, { kind: "not-paid", udid, message: answer.kind === "failed" ? answer.message : null });
}

/** R105 action: on its page, or in the dialog of the fields that the card was typed in. */
async function askBank(run: Run, attempt: Attempt): Promise<void> {
  const { get, set, placing } = run;
  const asking = get(placing.placementAtom);
  const action = get(placing.bankActionAtom);
  if (action?.kind !== "fields") return leave(run, attempt);
  const answer = (await get(cardFieldsAtom)?.handle(action.action)) ?? { kind: "not-here" };
  // The diner has called it off, or the order was found.
  if (get(placing.placementAtom) !== asking) return;
  const { udid } = attempt.reference;
  switch (answer.kind) {
    case "answered":
      set(placing.tenderAtom, { kind: "bank-answer", result: answer.result });
      return set(placing.dispatchAtom, { kind: "paid", udid, isSpent: false });
    case "refused":
      return set(placing.dispatchAtom, { kind: "returned", attempt, mayBePaid: false, message: "" });
    case "not-here":
      return set(placing.dispatchAtom, { kind: "not-paid", udid, message: notHere });
  }
}

async function leave(run: Run, attempt: Attempt): Promise<void> {
  const { get, set, placing } = run;
  const { udid } = attempt.reference;
  const answer = await findPage(run, attempt);
  const isLeft = answer.kind === "page" && (await exit(run, answer.url));
  if (isLeft) return comeBackUnlessLeft(run);
  const message = answer.kind === "failed" ? answer.message : "";
  if (get(placing.placementAtom).kind === "paying")
    await set(placing.dispatchAtom, { kind: "not-paid", udid, message });
}

/** Most payment pages replace this one within a few seconds. */
const leavingMs = 30_000;

/**
 * The browser goes to the payment page next. If it still shows this page after a while, for example because an app has
 * taken the address or the page answered nothing, this counts as coming back: the form returns with the same order.
 */
function comeBackUnlessLeft({ get, set, placing: { placementAtom, dispatchAtom } }: Run): void {
  const leaving = get(placementAtom);
  get(servicesAtom).clock.after(leavingMs, () => {
    if (get(placementAtom) === leaving) void set(dispatchAtom, { kind: "came-back" });
  });
}

/** R105 bank: the order would be lost with this page, and the bank's answer with it. */
const notHere: StatusCode = "action-needed";

function findBank({ get, placing: { goods } }: Run, action: BankAction): PageResult {
  const isPossible = action.kind === "redirect" && goods.attempts(get).outlivesPage();
  return isPossible ? { kind: "page", url: action.url } : { kind: "failed", message: notHere };
}

async function findPage(run: Run, attempt: Attempt): Promise<PageResult> {
  const { get, set, placing } = run;
  const { reference, total, settlement } = attempt;
  const action = get(placing.bankActionAtom);
  if (isAskedByBank(settlement)) return action ? findBank(run, action) : { kind: "failed", message: "" };
  const settles = methodOf(settlement, get(paymentMethodsAtom))?.settles;
  if (settles?.kind !== "redirect") return { kind: "failed", message: "" };
  const dateOfBirth = dateOfBirthFor(get, attempt);
  return settles.findPage(get, { reference, total, dateOfBirth }).catch(failing(set));
}

async function exit({ get, placing }: Run, url: string): Promise<boolean> {
  const ordering = await get(orderServicesAtom)
    .loadOrdering()
    .catch(() => null);
  // The order may have been found in the meantime.
  const isWanted = get(placing.placementAtom).kind === "paying";
  return isWanted && (ordering?.pageExit.leave(url) ?? false);
}
