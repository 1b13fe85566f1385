import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { pickedTimeAtom } from "../../state/fulfilment/pickedTime.atoms.ts";
import { chosenTimeAtom } from "../../state/fulfilment/times.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";

/** The time that the cart is priced for, if it is on another day: its surcharge may be that day's. */
export function CartTime() {
  const store = useAtomValue(shownStoreAtom);
  const chosen = useAtomValue(chosenTimeAtom);
  if (!store || chosen?.kind !== "slot") return null;
  return <LaterTime store={store} at={chosen.at} />;
}

function LaterTime({ store: { zone }, at }: { readonly store: Store; readonly at: Instant }) {
  const { t } = useLingui();
  const now = useAtomValue(nowAtom);
  const isPicked = useAtomValue(pickedTimeAtom)?.at === at;
  const words = useTimeWords(zone);
  const days = daysBetween(wallTime(now, zone), wallTime(at, zone));
  if (days === 0) return null;
  const time = words.time(at);
  // Seven days from now, the weekday's name would read as today.
  const day = days === 1 ? t`tomorrow` : days < 7 ? words.weekday(at) : words.date(at);
  return <p className="cart__time">{isPicked ? t`For ${day}, ${time}` : t`For ${day}, from ${time}`}</p>;
}
