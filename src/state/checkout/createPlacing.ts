import { atom, type Getter } from "jotai";
import {
  attemptOf,
  canGiveUp,
  isBusy,
  isOpen,
  type Placement,
  type PlacementCommand,
} from "../../domain/checkout/placement.ts";
import { step } from "../../domain/checkout/stepPlacement.ts";
import { noTender, type Tender } from "../../domain/payment/settlement.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { isShutAtom } from "../order/orderNews.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import type { GoodsKind } from "./goodsKind.ts";
import { obey } from "./obeyPlacement.ts";
import type { OpenSheet, Placing, Run } from "./placing.ts";

export function createPlacing(goods: GoodsKind): Placing {
  const placementAtom = atom<Placement>({ kind: "idle" });
  // Apart from `tellAtom`: an atom can't set itself.
  const keepUpAtom = atom(null, (get, set, placement: Placement) => {
    const run = { get, set, placing };
    dropPayment(run, placement);
    keepLooking(run, placement);
  });
  const obeyAtom = atom(null, (get, set, command: PlacementCommand) => obey({ get, set, placing }, command));
  const placing: Placing = {
    goods,
    placementAtom,
    tenderAtom: atom<Tender>(noTender),
    sheetAtom: atom<OpenSheet | null>(null),
    sendAgainFromAtom: atom<Instant | null>(null),
    isPageAloneAtom: atom(false),
    lookingAtom: atom<{ readonly stop: () => void } | null>(null),
    tellAtom: atom(null, async (get, set, event) => {
      const before = get(placementAtom);
      // Where nobody sees this shop, an order that somebody else has settled was shown by them.
      const isToShow = !get(isShutAtom) || isKept(get, goods, before);
      const { placement, commands } = step(before, event);
      set(placementAtom, placement);
      set(keepUpAtom, placement);
      for (const command of commands) await set(obeyAtom, command);
      if (placement.kind !== "placed" || before.kind === "placed" || !isToShow) return;
      // The checkout of the store that is shown waits for it no longer.
      if (!goods.show(get, set, placement.address)) set(placementAtom, { kind: "idle" });
    }),
  };
  return placing;
}

function isKept(get: Getter, { goods }: GoodsKind, placement: Placement): boolean {
  const kept = get(orderServicesAtom).attempts[goods].kept();
  return kept !== null && kept.address.udid === attemptOf(placement)?.address.udid;
}

/** A sheet is open while its order is settled, and what settles an order stays no longer than it may be sent (R37, R58). */
function dropPayment({ get, set, placing: { sheetAtom, tenderAtom } }: Run, placement: Placement): void {
  if (isBusy(placement)) return;
  get(sheetAtom)?.close.abort();
  set(sheetAtom, null);
  if (!attemptOf(placement) || get(tenderAtom).kind === "token") set(tenderAtom, noTender);
}

/** How often an open outcome is looked up by itself, at first and at last. */
const lookAgainMs = 15_000;
const longestWaitMs = 300_000;

/** The longer nobody could say, the less likely is an answer now. */
function waitMs(placement: Placement, now: Instant): number {
  const ageMs = now - (attemptOf(placement)?.postedAt ?? now);
  return Math.min(ageMs / 20, longestWaitMs);
}

/** R33: from when the outcome is open until it is known, or can't be good any more, whatever is on the screen. */
function keepLooking({ get, set, placing: { placementAtom, lookingAtom, tellAtom } }: Run, placement: Placement): void {
  const { clock } = get(servicesAtom);
  const isWanted = isOpen(placement) && !canGiveUp(placement, clock.now());
  const looking = get(lookingAtom);
  if (isWanted === Boolean(looking)) return;
  looking?.stop();
  let lookedAt = clock.now();
  const look = () => {
    const now = clock.now();
    const shown = get(placementAtom);
    if (canGiveUp(shown, now)) {
      get(lookingAtom)?.stop();
      set(lookingAtom, null);
    } else if (Math.abs(now - lookedAt) >= waitMs(shown, now)) {
      lookedAt = now;
      void set(tellAtom, { kind: "look-quietly" });
    }
  };
  set(lookingAtom, isWanted ? { stop: clock.every(lookAgainMs, look) } : null);
}
