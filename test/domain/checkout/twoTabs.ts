import type { Attempt } from "../../../src/domain/checkout/attempt.ts";
import {
  attemptOf,
  type Placement,
  type PlacementCommand,
  type PlacementEvent,
} from "../../../src/domain/checkout/placement.ts";
import { stepPlacement } from "../../../src/domain/checkout/stepPlacement.ts";
import { isSettled, type Settlement } from "../../../src/domain/payment/settlement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildPayments, type FakePayments } from "../../support/buildPayments.ts";
import { buildAttempt } from "./buildAttempt.ts";

export const timeOutMs = 300_000;
export const arrivalMs = 600_000;

interface Parcel {
  readonly tab: number;
  readonly udid: string;
  readonly settlement: Settlement["kind"] | "google";
  /** Whether this is a payment, after which the order is sent. */
  readonly isPayment: boolean;
  /** Whether the payment that was made just before has been confirmed. Undefined if none was made. */
  readonly isPaid: boolean | undefined;
  readonly sentAt: number;
  isAnswered: boolean;
}

/**
 * Two tabs, a device that keeps one attempt, a wallet, a payment page, a network that loses and delays messages, and a
 * backend that answers each order once and refuses unpaid ones.
 */
export class World {
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

  tell(tab: number, event: PlacementEvent): void {
    // This tab shows the payment page instead of the shop.
    if (this.away.has(tab)) return;
    const { placement, commands } = stepPlacement(this.tabs[tab] ?? { kind: "idle" }, event);
    this.tabs[tab] = placement;
    if (placement.kind !== "paying") this.sheets.delete(tab);
    for (const command of commands) this.obey(tab, command);
  }

  obey(tab: number, command: PlacementCommand): void {
    if (command.kind === "claim" || command.kind === "claim-again") this.claims.push({ tab, command });
    if (command.kind === "look-up") this.lookUps.push({ tab, udid: command.reference.udid });
    if (command.kind === "post") {
      const { udid } = command.attempt.reference;
      this.posted.add(udid);
      this.send(tab, command.attempt, this.tokens.delete(`${tab} ${udid}`));
    }
    if (command.kind === "pay") this.pay(tab, command.attempt);
    if (command.kind === "forget-attempt") this.forget(tab, command.udid);
    if (command.kind === "withdraw") this.withdraw(tab, command.attempt);
    if (command.kind === "settle") {
      const { udid } = command.reference;
      if (this.kept?.reference.udid === udid) this.announced.push(udid);
      this.forget(tab, udid);
    }
  }

  send(tab: number, { reference: { udid }, settlement }: Attempt, isPayment: boolean, isPaid?: boolean): void {
    const kind = settlement.kind === "token" && settlement.isSpent ? "google" : settlement.kind;
    this.parcels.push({ tab, udid, settlement: kind, isPayment, isPaid, sentAt: this.now, isAnswered: false });
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

  /** Returns with the page's result, without it as a new page, or restored from the back/forward cache. */
  comeBack(tab: number, how: "told" | "silent" | "restored"): void {
    const udid = this.away.get(tab);
    if (!udid) return;
    this.away.delete(tab);
    for (const parcel of this.parcels) if (parcel.tab === tab) parcel.isAnswered = true;
    const state = this.payments.stateOf(udid);
    if (how === "restored") this.tell(tab, { kind: "came-back" });
    else if (how === "silent" || state === "open") this.reload(tab);
    else {
      this.reload(tab, false);
      const attempt = this.kept?.reference.udid === udid ? this.kept : null;
      if (attempt) this.tell(tab, { kind: "returned", attempt, isPaid: state === "paid", message: "Cancelled." });
    }
  }

  start(tab: number, settlement: Settlement): void {
    this.made += 1;
    const attempt = buildAttempt(`u${this.made}`, { settlement, postedAt: instant(this.now) });
    this.tell(tab, { kind: "start", attempt });
  }

  claim(): void {
    const asked = this.claims.shift();
    if (!asked || !("attempt" in asked.command)) return;
    const { tab, command } = asked;
    const { udid } = command.attempt.reference;
    const isFree = command.kind === "claim" ? this.kept === null : this.kept?.reference.udid === udid;
    if (isFree) {
      this.now += 1;
      this.kept = claimedAgain(this.kept, { ...command.attempt, postedAt: instant(this.now) });
      if (attemptOf(this.tabs[1 - tab] ?? { kind: "idle" })) this.tell(1 - tab, { kind: "stored", attempt: this.kept });
      this.tell(tab, { kind: "claimed", attempt: this.kept });
    } else if (this.kept) this.tell(tab, { kind: "stored", attempt: this.kept });
    else this.tell(tab, { kind: "settled-elsewhere", udid });
  }

  /** The backend receives a parcel, at any time until it can't arrive any more; its answer may be lost. */
  deliver(pick: number, isApproved: boolean, isHeard: boolean): void {
    const parcel = this.parcels[pick % Math.max(1, this.parcels.length)];
    if (!parcel || this.now - parcel.sentAt >= arrivalMs) return;
    if (parcel.isPayment) {
      this.charge(parcel, isApproved, isHeard);
      return;
    }
    const { udid, settlement } = parcel;
    const isFirst = !this.answers.has(udid);
    const isPaidApart = settlement === "redirect" || settlement === "google";
    const isGood = isPaidApart ? this.payments.stateOf(udid) === "paid" : isApproved;
    const answer = this.answers.get(udid) ?? isGood;
    // R57: a diner who hasn't paid yet may still pay.
    if (!isPaidApart || answer) this.answers.set(udid, answer);
    if (isFirst && answer && (settlement === "card" || settlement === "token")) this.payments.charge(udid);
    if (isHeard && !parcel.isAnswered) this.answer(parcel, answer);
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
      this.tell(tab, { kind: "refused", udid, message: "Declined." });
    } else this.tell(tab, { kind: "unpaid", udid, message: "Declined.", ...(isPaid !== undefined && { isPaid }) });
  }

  lose(pick: number): void {
    const parcel = this.parcels[pick % Math.max(1, this.parcels.length)];
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
    else this.tell(tab, { kind: "not-found", udid });
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

/** Works like the device: a tab that doesn't know of a payment doesn't overwrite it. */
function claimedAgain(kept: Attempt | null, attempt: Attempt): Attempt {
  return kept && isSettled(kept.settlement) ? { ...attempt, settlement: kept.settlement } : attempt;
}
