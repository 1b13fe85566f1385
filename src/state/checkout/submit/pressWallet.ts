import {
  type SheetField,
  type SheetProblem,
  type SheetQuestions,
  sheetFieldOf,
  type WalletDiner,
  type WalletPlace,
} from "../../../domain/checkout/walletSheet.ts";
import { contactFields } from "../../../domain/customer/contact.ts";
import { isWallet } from "../../../domain/payment/paymentMethod.ts";
import type { SheetError, SheetSums, WalletRequest } from "../../../services/ports/wallets.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import type { PaymentMethodRules, Settles } from "../../payment/paymentMethod.ts";
import type { WalletPress } from "../../payment/walletPress.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { cancelPayment, failing } from "../placing/payOrder.ts";
import type { OpenSheet, Run, SubmitResult } from "../placing/placing.ts";
import { checkPress, makeOrder, type Pressed } from "./checkPress.ts";
import type { SubmitKind } from "./submitKind.ts";

/** A wallet's sheet and what it was opened with. */
interface Pressing<Seen, Fields, Draft> {
  readonly run: Run;
  readonly kind: SubmitKind<Seen, Fields, Draft>;
  readonly seen: Seen;
  readonly words: WalletPress["words"];
  readonly asks: SheetQuestions;
  /** What came of the diner's last approval. Null before it. */
  outcome: Pressed<Draft> | SubmitResult | null;
  /** What the sheet shows. */
  shown: SheetSums;
}

/**
 * R97: the sheet opens inside the tap, before the order is whole, and brings what it lacks. The order is made when the
 * diner approves, so nothing is stored before that. Nothing is paid before the order is.
 */
export async function pressWallet<Seen, Fields, Draft>(
  run: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
): Promise<Pressed<Draft> | SubmitResult> {
  const { get, set, placing } = run;
  if (get(placing.sheetAtom)) return { kind: "started" };
  const opened = openSheet(run, kind);
  if (!("sheet" in opened)) {
    set(placing.walletPressAtom, null);
    return opened;
  }
  const { sheet, pressing } = opened;
  const answer = await sheet.answer;
  // Something else has ended it, such as an order of another tab.
  const isOurs = get(placing.sheetAtom) === sheet;
  kind.wallet.locate(get, set, null);
  if (isOurs && (answer.kind === "token" || answer.kind === "payment")) {
    if (pressing.outcome?.kind === "pressed") return pressing.outcome;
  }
  if (isOurs) cancelPayment(run);
  if (answer.kind === "failed") return { kind: "closed", message: answer.message };
  return pressing.outcome && pressing.outcome.kind !== "pressed" ? pressing.outcome : { kind: "closed", message: null };
}

interface Opened<Seen, Fields, Draft> {
  readonly sheet: OpenSheet;
  readonly pressing: Pressing<Seen, Fields, Draft>;
}

/** Nothing is awaited here (R58). */
function openSheet<Seen, Fields, Draft>(
  run: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
): Opened<Seen, Fields, Draft> | SubmitResult {
  const { get, set, placing } = run;
  const press = get(placing.walletPressAtom);
  const method = get(kind.methodAtom);
  const settles = method && settlesOf(method, press);
  if (!press || !settles) return { kind: "not-loaded" };
  // What is said of the last try is over.
  set(placing.submitResultAtom, null);
  void set(placing.dispatchAtom, { kind: "acknowledged" });
  set(placing.walletPressAtom, press);
  const seen = kind.seen(get);
  const ready = checkPress(run, kind, seen);
  if (ready.kind !== "ready" && ready.kind !== "invalid") return ready;
  const asks = kind.wallet.asks(get);
  if (asks === "place") return { kind: "place-first" };
  if (asks === "age") return { kind: "age-first" };
  if (get(servicesAtom).connection.isOffline()) return { kind: "offline" };
  const { words } = press;
  const pressing: Pressing<Seen, Fields, Draft> = {
    ...{ run, kind, seen, words, asks },
    outcome: null,
    shown: sumsOf(run, kind, words),
  };
  const close = new AbortController();
  const answer = settles.ask(get, requestOf(pressing, close.signal)).catch(failing(set));
  const sheet = { answer, close };
  set(placing.sheetAtom, sheet);
  return { sheet, pressing };
}

/** The wallet may not be offered any more. */
function settlesOf({ method, settles }: PaymentMethodRules, press: WalletPress | null) {
  const isIts = isWallet(method) && method === press?.wallet;
  return isIts && settles.kind === "token" ? (settles satisfies Settles) : null;
}

function sumsOf<Seen, Fields, Draft>(
  { get }: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
  words: WalletPress["words"],
): SheetSums {
  return { rows: words.rows(kind.wallet.receipt(get)), total: get(kind.totalAtom) };
}

function requestOf<Seen, Fields, Draft>(pressing: Pressing<Seen, Fields, Draft>, signal: AbortSignal): WalletRequest {
  const { asks, shown } = pressing;
  const fields = new Set<SheetField>(asks.contact.map(sheetFieldOf));
  if (asks.address) fields.add("address");
  return {
    sums: shown,
    asks: [...fields],
    signal,
    locate: (place) => locate(pressing, place),
    approve: (diner) => approve(pressing, diner, signal),
  };
}

function errorOf({ words }: { readonly words: WalletPress["words"] }, problem: SheetProblem): SheetError {
  const message = words.problem(problem);
  return { about: problem.kind === "contact" ? sheetFieldOf(problem.field) : problem.kind, message };
}

function locate<Seen, Fields, Draft>(
  pressing: Pressing<Seen, Fields, Draft>,
  place: WalletPlace,
): SheetSums | SheetError {
  const { run, kind, words } = pressing;
  if (!kind.wallet.locate(run.get, run.set, place)) return errorOf(pressing, { kind: "address", why: "out-of-area" });
  pressing.shown = sumsOf(run, kind, words);
  return pressing.shown;
}

/** Takes over what the wallet gives, and makes the order. The sheet can mend its own fields, and nothing else. */
async function approve<Seen, Fields, Draft>(
  pressing: Pressing<Seen, Fields, Draft>,
  { contact, address }: WalletDiner,
  signal: AbortSignal,
): Promise<SheetError | null> {
  const { run, kind, asks, seen } = pressing;
  const { get, set } = run;
  const endWith = (result: SubmitResult): SheetError => {
    pressing.outcome = result;
    cancelPayment(run);
    return errorOf(pressing, { kind: "order" });
  };
  if (signal.aborted) return errorOf(pressing, { kind: "order" });
  pressing.outcome = { kind: "invalid" };
  const asked = asks.contact.map(sheetFieldOf);
  const filled = contactFields.filter((field) => asked.includes(sheetFieldOf(field)));
  set(typedContactAtom, Object.fromEntries(filled.map((field) => [field, contact[field]])));
  const isServed = !address || kind.wallet.locate(get, set, address);
  if (asks.address) {
    if (address) await kind.wallet.takeAddress(get, set, address);
    kind.wallet.locate(get, set, null);
    if (signal.aborted) return errorOf(pressing, { kind: "order" });
  }
  const still = kind.wallet.asks(get);
  // In another window, alcohol may have come into the cart behind the sheet.
  if (still === "age") return endWith({ kind: "age-first" });
  if (still === "place" || still.address)
    return errorOf(pressing, { kind: "address", why: isServed ? "unreachable" : "out-of-area" });
  const [field] = still.contact;
  if (field) return errorOf(pressing, { kind: "contact", field });
  if (asks.address && get(kind.totalAtom) !== pressing.shown.total) {
    pressing.outcome = { kind: "price-changed" };
    return errorOf(pressing, { kind: "address", why: "fee" });
  }
  const ready = checkPress(run, kind, seen);
  if (ready.kind !== "ready") return endWith(ready);
  // In another window, the cart may have changed behind the sheet.
  if (get(kind.totalAtom) !== pressing.shown.total) return endWith({ kind: "price-changed" });
  pressing.outcome = makeOrder(run, kind, ready);
  return null;
}
