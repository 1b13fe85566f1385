import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/domain/checkout/attempt.ts";
import {
  attemptOf,
  type Placement,
  type PlacementCommand,
  type PlacementEvent,
} from "../../../src/domain/checkout/placement.ts";
import { step } from "../../../src/domain/checkout/stepPlacement.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildAttempt } from "./buildAttempt.ts";

const timeOutMs = 300_000;
const arrivalMs = 600_000;

interface Parcel {
  readonly tab: number;
  readonly udid: string;
  readonly sentAt: number;
  isAnswered: boolean;
}

/** Two tabs, a device that keeps one attempt, a network that loses and delays, and a backend that answers once. */
class World {
  now = 0;
  made = 0;
  announced: string[] = [];
  readonly tabs: Placement[] = [{ kind: "idle" }, { kind: "idle" }];
  /** What the device is asked, and has not answered yet. */
  readonly claims: { readonly tab: number; readonly command: PlacementCommand }[] = [];
  readonly lookUps: { readonly tab: number; readonly udid: string }[] = [];
  readonly parcels: Parcel[] = [];
  kept: Attempt | null = null;
  /** The backend's first answer to each UDID; it gives it again. */
  readonly answers = new Map<string, boolean>();
  readonly posted = new Set<string>();
  readonly closed = new Set<string>();

  tell(tab: number, event: PlacementEvent): void {
    const { placement, commands } = step(this.tabs[tab] ?? { kind: "idle" }, event);
    this.tabs[tab] = placement;
    for (const command of commands) this.obey(tab, command);
  }

  obey(tab: number, command: PlacementCommand): void {
    if (command.kind === "claim" || command.kind === "claim-again") this.claims.push({ tab, command });
    if (command.kind === "look-up") this.lookUps.push({ tab, udid: command.address.udid });
    if (command.kind === "post") {
      const { udid } = command.attempt.address;
      this.posted.add(udid);
      this.parcels.push({ tab, udid, sentAt: this.now, isAnswered: false });
    }
    if (command.kind === "forget-attempt") this.forget(tab, command.udid);
    if (command.kind === "settle") {
      const { udid } = command.address;
      if (this.kept?.address.udid === udid) this.announced.push(udid);
      this.forget(tab, udid);
    }
  }

  forget(tab: number, udid: string): void {
    this.closed.add(udid);
    if (this.kept?.address.udid !== udid) return;
    this.kept = null;
    this.tell(1 - tab, { kind: "settled-elsewhere", udid });
  }

  start(tab: number, needsCard: boolean): void {
    this.made += 1;
    this.tell(tab, {
      kind: "start",
      attempt: buildAttempt(`u${this.made}`, { needsCard, postedAt: instant(this.now) }),
    });
  }

  claim(): void {
    const asked = this.claims.shift();
    if (!asked || !("attempt" in asked.command)) return;
    const { tab, command } = asked;
    const { udid } = command.attempt.address;
    const isFree = command.kind === "claim" ? this.kept === null : this.kept?.address.udid === udid;
    if (isFree) {
      this.kept = { ...command.attempt, postedAt: instant(this.now) };
      if (attemptOf(this.tabs[1 - tab] ?? { kind: "idle" })) this.tell(1 - tab, { kind: "kept", attempt: this.kept });
      this.tell(tab, { kind: "claimed", attempt: this.kept });
    } else if (this.kept) this.tell(tab, { kind: "kept", attempt: this.kept });
    else this.tell(tab, { kind: "settled-elsewhere", udid });
  }

  /** The backend gets a parcel, at any time until it can't arrive any more; its answer may be lost. */
  deliver(pick: number, isApproved: boolean, isHeard: boolean): void {
    const parcel = this.parcels[pick % Math.max(1, this.parcels.length)];
    if (!parcel || this.now - parcel.sentAt >= arrivalMs) return;
    const answer = this.answers.get(parcel.udid) ?? isApproved;
    this.answers.set(parcel.udid, answer);
    if (isHeard && !parcel.isAnswered) this.answer(parcel, answer);
  }

  answer(parcel: Parcel, isApproved: boolean): void {
    parcel.isAnswered = true;
    const { tab, udid } = parcel;
    if (isApproved) this.tell(tab, { kind: "taken", udid, customerId: null });
    else this.tell(tab, { kind: "refused", udid, message: "Declined." });
  }

  lose(pick: number): void {
    const parcel = this.parcels[pick % Math.max(1, this.parcels.length)];
    if (!parcel || parcel.isAnswered) return;
    parcel.isAnswered = true;
    this.tell(parcel.tab, { kind: "no-answer", udid: parcel.udid });
  }

  look(isReached: boolean): void {
    const asked = this.lookUps.shift();
    if (!asked) return;
    const { tab, udid } = asked;
    if (!isReached) this.tell(tab, { kind: "look-up-failed", udid });
    else if (this.answers.get(udid)) this.tell(tab, { kind: "taken", udid, customerId: null });
    else this.tell(tab, { kind: "not-found", udid });
  }

  /** Time passes; whoever waits for an answer for too long stops. */
  wait(ms: number): void {
    this.now += ms;
    for (const [index, { sentAt }] of this.parcels.entries()) if (this.now - sentAt >= timeOutMs) this.lose(index);
    while (this.lookUps.length > 0) this.look(false);
  }

  reload(tab: number): void {
    this.tabs[tab] = { kind: "idle" };
    for (const parcel of this.parcels) if (parcel.tab === tab) parcel.isAnswered = true;
    for (const waiting of [this.claims, this.lookUps]) {
      waiting.splice(0, waiting.length, ...(waiting.filter((each) => each.tab !== tab) as never[]));
    }
    if (this.kept) this.tell(tab, { kind: "kept", attempt: this.kept });
  }

  /** Sent, and nobody has been told yet how it ended. */
  openUdids(): string[] {
    return [...this.posted].filter((udid) => !this.closed.has(udid));
  }
}

const tab = fc.integer({ min: 0, max: 1 });
const pick = fc.nat(20);
type Act = (world: World) => void;

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(tab, fc.boolean()).map(
    ([at, needsCard]): Act =>
      (world) =>
        world.start(at, needsCard),
  ),
  fc.constant<Act>((world) => world.claim()),
  fc.tuple(pick, fc.boolean(), fc.boolean()).map(
    ([at, isApproved, isHeard]): Act =>
      (world) =>
        world.deliver(at, isApproved, isHeard),
  ),
  pick.map(
    (at): Act =>
      (world) =>
        world.lose(at),
  ),
  fc.boolean().map(
    (isReached): Act =>
      (world) =>
        world.look(isReached),
  ),
  fc.constantFrom(1_000, timeOutMs, arrivalMs).map(
    (ms): Act =>
      (world) =>
        world.wait(ms),
  ),
  tab.map(
    (at): Act =>
      (world) =>
        world.reload(at),
  ),
  fc.tuple(tab, fc.constantFrom("retry", "give-up" as const)).map(
    ([at, kind]): Act =>
      (world) =>
        world.tell(at, { kind, now: instant(world.now) } as PlacementEvent),
  ),
  fc.tuple(tab, fc.constantFrom("look-again", "look-quietly", "acknowledged" as const)).map(
    ([at, kind]): Act =>
      (world) =>
        world.tell(at, { kind } as PlacementEvent),
  ),
);

function play(story: readonly Act[], check: (world: World) => void): void {
  const world = new World();
  for (const act of story) {
    act(world);
    check(world);
  }
}

describe("R33: whatever the diner, two tabs, the network and the backend do", () => {
  const stories = fc.array(acts, { maxLength: 60, size: "max" });
  const runs = { numRuns: 2_000 };

  it("no second order is sent while the first one's outcome is open", () => {
    fc.assert(
      fc.property(stories, (story) => play(story, (world) => expect(world.openUdids().length).toBeLessThan(2))),
      runs,
    );
  });

  it("an order that is not placed for the diner is never taken by the backend afterwards", () => {
    fc.assert(
      fc.property(stories, (story) => {
        const givenUp = new Set<string>();
        play(story, (world) => {
          for (const udid of world.closed) if (!world.answers.get(udid)) givenUp.add(udid);
          for (const udid of givenUp) expect(world.answers.get(udid)).not.toBe(true);
        });
      }),
      runs,
    );
  });

  it("each order is announced once at most, and only if the backend has it", () => {
    fc.assert(
      fc.property(stories, (story) =>
        play(story, ({ announced, answers }) => {
          expect(new Set(announced).size).toBe(announced.length);
          expect(announced.every((udid) => answers.get(udid))).toBe(true);
        }),
      ),
      runs,
    );
  });

  it("the stories reach orders that are placed, refused, lost and found again, and given up", () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(stories, (story) =>
        play(story, (world) => {
          for (const { kind } of world.tabs) reached.add(kind);
          for (const udid of world.closed) reached.add(world.answers.has(udid) ? "answered" : "given up");
        }),
      ),
      runs,
    );
    const kinds = ["claiming", "sending", "unknown", "needs-card-again", "settled-elsewhere", "placed", "failed"];
    expect([...reached].sort()).toEqual(["answered", "given up", "idle", ...kinds].sort());
  });
});
