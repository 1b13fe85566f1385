import { type Attempt, asUnanswered, stampAgain } from "../../../src/domain/checkout/attempt.ts";
import {
  attemptOf,
  type Placement,
  type PlacementCommand,
  type PlacementEvent,
  reopenedOf,
} from "../../../src/domain/checkout/placement.ts";
import { stepPlacement } from "../../../src/domain/checkout/stepPlacement.ts";
import { asksDiner, isSameMeans, type Settlement } from "../../../src/domain/payment/settlement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildPayments, type FakePayments } from "../../support/buildPayments.ts";
import { buildAttempt } from "./buildAttempt.ts";

export const timeOutMs = 300_000;
export const arrivalMs = 600_000;
/** How long a sending without an answer may be under way behind a gateway (R89). */
export const lateMs = 300_000;

/**
 * `honest`: every answer is the API's own. `gateway`: another server may answer in its place, before or after it has the
 * order. `late`: an order whose answer was lost may arrive later, and meanwhile a gateway refuses the next sending.
 */
export type ApiKind = "honest" | "gateway" | "late";

/** What another server answers in the API's place. */
export type Replaced = "4xx" | "401" | "5xx" | "nothing";

interface Parcel {
  readonly tab: number;
  readonly udid: string;
  readonly settlement: Settlement["kind"] | "google";
  /** Whether this is a payment, after which the order is sent. */
  readonly isPayment: boolean;
  /** Whether the payment that was made just before has been confirmed. Undefined if none was made. */
  readonly isPaid: boolean | undefined;
  /** Its card's bank asks, however often it arrives. */
  readonly isAsked: boolean;
  readonly sentAt: number;
  isAnswered: boolean;
  /** It never reaches the API. */
  isGone?: true;
}

/**
 * Two tabs, a device that keeps one attempt, a wallet, a payment page, a network that loses and delays messages, and a
 * backend that answers each order once and refuses unpaid ones.
 */
export class World {
  readonly api: ApiKind;
  now = 0;
  made = 0;
  announced: string[] = [];
  readonly tabs: Placement[] = [{ kind: "idle" }, { kind: "idle" }];
  /** Claims that the device hasn't answered yet. */
  readonly claims: { readonly tab: number; readonly command: PlacementCommand }[] = [];
  readonly lookUps: { readonly tab: number; readonly udid: string }[] = [];
  readonly parcels: Parcel[] = [];
  kept: Attempt | null = null;
  /** By tab, the order that a wallet's sheet is open for, and the order whose payment page is shown. */
  readonly sheets = new Map<number, string>();
  readonly away = new Map<number, string>();
  /** "tab udid" for each token that is a payment by itself. */
  readonly tokens = new Set<string>();
  readonly payments: FakePayments = buildPayments(() => this.now);
  /** The backend's first answer to each UDID, which it repeats. */
  readonly answers = new Map<string, boolean>();
  readonly posted = new Set<string>();
  readonly closed = new Set<string>();
  /** Claimed again since the last look, perhaps after it was closed. */
  readonly reclaimed = new Set<string>();
  /** Whether the bank of the cards that are sent from now on asks before it approves them. */
  isBankAsking = false;
  readonly asked = new Set<string>();
  /** The orders that the diner was told have failed although the backend had them then. */
  readonly wronglyFailed: string[] = [];

  constructor(api: ApiKind = "honest") {
    this.api = api;
  }

  tell(tab: number, event: PlacementEvent): void {
    // This tab shows the payment page instead of the shop.
    if (this.away.has(tab)) return;
    const { placement, commands } = stepPlacement(this.tabs[tab] ?? { kind: "idle" }, event);
    this.tabs[tab] = placement;
    if (placement.kind !== "paying") this.sheets.delete(tab);
    for (const command of commands) this.obey(tab, command);
  }

  obey(tab: number, command: PlacementCommand): void {
    if (command.kind === "claim" || command.kind === "claim-again" || command.kind === "claim-back") {
      this.claims.push({ tab, command });
    }
    if (command.kind === "look-up") this.lookUps.push({ tab, udid: command.reference.udid });
    if (command.kind === "post") {
      const { udid } = command.attempt.reference;
      this.posted.add(udid);
      // Another payment method's token isn't sent (`tenderFor`).
      const hasToken = this.tokens.delete(`${tab} ${udid}`) && command.attempt.settlement.kind === "token";
      this.send(tab, command.attempt, hasToken);
    }
    if (command.kind === "pay") this.pay(tab, command.attempt);
    if (command.kind === "forget-attempt") {
      const isAnothers = this.kept?.reference.udid !== command.udid;
      if (this.answers.get(command.udid) && !isAnothers) this.wronglyFailed.push(command.udid);
      this.forget(tab, command.udid);
    }
    if (command.kind === "withdraw") this.withdraw(tab, command.attempt);
    if (command.kind === "settle") {
      const { udid } = command.reference;
      // The device lets one tab announce it.
      if (this.kept?.reference.udid === udid && !this.announced.includes(udid)) this.announced.push(udid);
      this.forget(tab, udid);
    }
  }

  send(tab: number, { reference: { udid }, settlement }: Attempt, isPayment: boolean, isPaid?: boolean): void {
    const kind = settlement.kind === "token" && settlement.isSpent ? "google" : settlement.kind;
    const isAsked = this.isBankAsking && kind === "card";
    this.parcels.push({ tab, udid, settlement: kind, isPayment, isPaid, isAsked, sentAt: this.now, isAnswered: false });
  }

  forget(tab: number, udid: string): void {
    this.closed.add(udid);
    if (this.kept?.reference.udid !== udid) return;
    this.kept = null;
    this.tell(1 - tab, { kind: "settled-elsewhere", udid });
  }

  withdraw(tab: number, { reference, postedAt }: Attempt): void {
    const { kept } = this;
    if (kept?.reference.udid !== reference.udid) return;
    if (kept.postedAt === postedAt) this.forget(tab, reference.udid);
    else this.tell(tab, { kind: "stored", attempt: kept });
  }

  pay(tab: number, { reference: { udid }, settlement }: Attempt): void {
    if (settlement.kind === "token") this.sheets.set(tab, udid);
    if (settlement.kind !== "redirect") return;
    const opened = this.payments.open(udid);
    // The payment page of a paid order returns immediately.
    if (opened !== "closed") this.away.set(tab, udid);
    else this.tell(tab, { kind: "not-paid", udid, message: "Closed." });
  }

  /** The diner approves or closes the wallet, or it fails. */
  useWallet(tab: number, how: "approve" | "close" | "fail"): void {
    const udid = this.sheets.get(tab);
    if (!udid) return;
    const { kept } = this;
    const isSpent = kept?.settlement.kind === "token" && kept.settlement.method === "google-pay";
    if (how === "approve") {
      if (isSpent) this.tokens.add(`${tab} ${udid}`);
      this.tell(tab, { kind: "paid", udid, isSpent });
    } else this.tell(tab, { kind: "not-paid", udid, message: how === "close" ? null : "No." });
  }

  /** The diner pays or cancels on the payment page, which then returns by itself unless the diner is quicker. */
  usePage(tab: number, how: "pay" | "cancel"): void {
    const udid = this.away.get(tab);
    if (udid) this.payments[how](udid);
  }

  /**
   * Returns with the page's result, with one that says more than the page knows, without any as a new page, or restored
   * from the back/forward cache.
   */
  comeBack(tab: number, how: "told" | "lied" | "silent" | "restored"): void {
    const udid = this.away.get(tab);
    if (!udid) return;
    this.away.delete(tab);
    for (const parcel of this.parcels) if (parcel.tab === tab) parcel.isAnswered = true;
    const state = this.payments.stateOf(udid);
    if (how === "restored") this.tell(tab, { kind: "came-back" });
    else if (how === "silent" || (how === "told" && state === "open")) this.reload(tab);
    else {
      this.reload(tab, false);
      const attempt = this.kept?.reference.udid === udid ? this.kept : null;
      const mayBePaid = how === "lied" || state === "paid";
      if (attempt) this.tell(tab, { kind: "returned", attempt, mayBePaid, message: "Cancelled." });
    }
  }

  start(tab: number, settlement: Settlement): void {
    const reopened = reopenedOf(this.tabs[tab] ?? { kind: "idle" });
    if (!reopened) this.made += 1;
    const udid = reopened?.reference.udid ?? `u${this.made}`;
    const postedAt = reopened?.postedAt ?? instant(this.now);
    this.tell(tab, { kind: "start", attempt: buildAttempt(udid, { settlement, postedAt }) });
  }

  claim(): void {
    const asked = this.claims.shift();
    if (!asked || !("attempt" in asked.command)) return;
    const { tab, command } = asked;
    const { udid } = command.attempt.reference;
    const isSame = this.kept?.reference.udid === udid;
    // Another payment of the same order takes the place of the one before, unless another tab has claimed it since.
    const isReplaced = isSame && this.kept?.postedAt === command.attempt.postedAt;
    const isSamePayment = this.kept && isSameMeans(this.kept.settlement, command.attempt.settlement);
    const isFree =
      command.kind === "claim-again" ? isSame && isSamePayment : isReplaced || (command.kind === "claim" && !this.kept);
    if (isFree) {
      this.now += 1;
      const now = instant(this.now);
      const isAgain = command.kind === "claim-again" && this.kept;
      const own = isAgain ? stampAgain(isAgain, command.attempt, now) : { ...command.attempt, postedAt: now };
      this.kept = command.kind === "claim" && asksDiner(own.settlement) ? own : asUnanswered(own);
      // Nothing was sent before it was given up, and now it is.
      this.closed.delete(udid);
      this.reclaimed.add(udid);
      if (attemptOf(this.tabs[1 - tab] ?? { kind: "idle" })) this.tell(1 - tab, { kind: "stored", attempt: this.kept });
      this.tell(tab, { kind: "claimed", attempt: own });
    } else if (this.kept) this.tell(tab, { kind: "stored", attempt: this.kept });
    else this.tell(tab, { kind: "settled-elsewhere", udid });
  }

  /** The backend receives a parcel, at any time until it can't arrive any more; its answer may be lost. */
  deliver(pick: number, isApproved: boolean, isHeard: boolean): void {
    const parcel = this.parcels[Math.max(0, pick) % Math.max(1, this.parcels.length)];
    if (!parcel || parcel.isGone || this.now - parcel.sentAt >= (this.api === "late" ? lateMs : arrivalMs)) return;
    if (this.api === "gateway" && parcel.isAnswered) return;
    if (parcel.isPayment) {
      this.charge(parcel, isApproved, isHeard);
      return;
    }
    const { udid, settlement } = parcel;
    const isFirst = !this.answers.has(udid);
    const isPaidApart = settlement === "redirect" || settlement === "google";
    // R89: `already-paid`, whatever payment the order names.
    const isPaid = this.payments.stateOf(udid) === "paid";
    const answer = this.answers.get(udid) ?? (isPaid || (!isPaidApart && isApproved));
    if (isFirst && !isPaid && parcel.isAsked) {
      this.askBank(parcel, isHeard);
      return;
    }
    // R57: a diner who hasn't paid yet may still pay.
    if (!isPaidApart || answer) this.answers.set(udid, answer);
    const isCharged = settlement === "card" || settlement === "token";
    if (isFirst && answer && !isPaid && isCharged) this.payments.charge(udid);
    // The API pays back what is paid after that on a page that was open before.
    if (answer) this.payments.cancel(udid);
    if (isHeard && !parcel.isAnswered) this.answer(parcel, answer);
  }

  /** R105 bank: the page of the bank has the payment, which the order waits for. */
  askBank(parcel: Parcel, isHeard: boolean): void {
    const { tab, udid } = parcel;
    this.payments.open(udid);
    this.asked.add(udid);
    if (!isHeard || parcel.isAnswered) return;
    parcel.isAnswered = true;
    this.tell(tab, { kind: "action-needed", udid });
  }

  /** Google Pay's own request. One that was given up doesn't arrive later. */
  charge(parcel: Parcel, isApproved: boolean, isHeard: boolean): void {
    const { tab, udid } = parcel;
    if (parcel.isAnswered) return;
    if (isApproved) {
      this.payments.open(udid);
      this.payments.pay(udid);
    }
    parcel.isAnswered = true;
    if (isHeard && !isApproved) this.tell(tab, { kind: "not-paid", udid, message: "No." });
    else this.sendPaid(parcel, isHeard);
  }

  sendPaid({ tab }: Parcel, isPaid: boolean): void {
    const placement = this.tabs[tab];
    if (placement?.kind === "sending") this.send(tab, placement.attempt, false, isPaid);
  }

  answer(parcel: Parcel, isApproved: boolean): void {
    parcel.isAnswered = true;
    const { tab, udid, settlement, isPaid } = parcel;
    if (isApproved) this.tell(tab, { kind: "taken", udid, customerId: null });
    else if (settlement !== "redirect" && settlement !== "google") {
      this.tell(tab, { kind: "refused", udid, message: "Declined.", isCoded: true });
    } else this.tell(tab, { kind: "unpaid", udid, message: "Declined.", isCoded: true, isPaid });
  }

  /** Another server answers, before the API has the order or after. */
  replace(pick: number, when: "before" | "after", how: Replaced): void {
    const parcel = this.parcels[Math.max(0, pick) % Math.max(1, this.parcels.length)];
    if (this.api === "honest" || !parcel || parcel.isAnswered) return;
    // What is late and what was refused before it was stored are two sendings.
    if (when === "after" && this.api === "gateway") this.deliver(this.parcels.indexOf(parcel), true, false);
    else parcel.isGone = true;
    if (parcel.isAnswered) return;
    const { tab, udid, isPaid } = parcel;
    // R89: nobody knows who refuses a wallet's payment, so it is unclear, and the order is asked.
    if (parcel.isPayment || how === "5xx" || how === "nothing") {
      this.lose(this.parcels.indexOf(parcel));
      return;
    }
    parcel.isAnswered = true;
    this.tell(tab, { kind: how === "401" ? "unproven" : "refused", udid, message: "Order already exists", isPaid });
  }

  lose(pick: number): void {
    const parcel = this.parcels[Math.max(0, pick) % Math.max(1, this.parcels.length)];
    if (!parcel || parcel.isAnswered) return;
    parcel.isAnswered = true;
    const { tab, udid, isPaid } = parcel;
    if (parcel.isPayment) this.sendPaid(parcel, false);
    else this.tell(tab, { kind: "no-answer", udid, ...(isPaid !== undefined && { isPaid }) });
  }

  look(isReached: boolean): void {
    const asked = this.lookUps.shift();
    if (!asked) return;
    const { tab, udid } = asked;
    if (!isReached) this.tell(tab, { kind: "look-up-failed", udid });
    else if (this.answers.get(udid)) this.tell(tab, { kind: "taken", udid, customerId: null });
    else this.tell(tab, { kind: "not-found", udid, now: instant(this.now) });
  }

  /** Time passes; requests that have waited too long time out. */
  wait(ms: number): void {
    this.now += ms;
    for (const [index, { sentAt }] of this.parcels.entries()) if (this.now - sentAt >= timeOutMs) this.lose(index);
    while (this.lookUps.length > 0) this.look(false);
  }

  reload(tab: number, isToldOfKept = true): void {
    this.tabs[tab] = { kind: "idle" };
    this.sheets.delete(tab);
    for (const token of this.tokens) if (token.startsWith(`${tab} `)) this.tokens.delete(token);
    for (const parcel of this.parcels) if (parcel.tab === tab) parcel.isAnswered = true;
    for (const waiting of [this.claims, this.lookUps]) {
      waiting.splice(0, waiting.length, ...(waiting.filter((each) => each.tab !== tab) as never[]));
    }
    if (this.kept && isToldOfKept) this.tell(tab, { kind: "stored", attempt: this.kept });
  }

  /** The orders that were sent and whose outcome is still open. */
  openUdids(): string[] {
    return [...this.posted].filter((udid) => !this.closed.has(udid));
  }
}
