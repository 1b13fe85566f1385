import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import type { ChosenTime, OfferedTimes, SlotDay } from "../../domain/fulfilment/fulfilment.ts";
import type { Store } from "../../domain/store/store.ts";
import { type Instant, instant } from "../../domain/time/instant.ts";
import { addDays, type CalendarDate, wallTime } from "../../domain/time/zone.ts";
import { chosenTimeAtom, listedAtAtom, pickupTimesAtom } from "../../state/checkout/checkout.atoms.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useTimeWords } from "../store-status/useTimeWords.ts";
import css from "./TimeChoice.css?inline";

registerSheet(css);

interface TimeChoiceProps {
  readonly store: Pick<Store, "zone" | "preOrder">;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** When the order is picked up: as soon as possible, or at a slot; the date only where one can order ahead. */
export function TimeChoice({ store, error, disabled }: TimeChoiceProps) {
  const { t } = useLingui();
  const times = useAtomValue(pickupTimesAtom);
  const now = useAtomValue(listedAtAtom);
  const [chosen, choose] = useAtom(chosenTimeAtom);
  const words = useTimeWords(store.zone);
  const dayWords = useDayWords(store.zone);
  if (now === null || !chosen) return null;
  const today = isoDate(wallTime(now, store.zone));
  const days = daysOf(times, today);
  const day = days.find((each) => isOn(each, chosen, today)) ?? days[0];
  if (!day) return null;
  const hasDates = store.preOrder.pickup;
  const slots = hasDates ? day.slots : days.flatMap((each) => each.slots);
  const asap = times.asap !== null && (!hasDates || day.date === today) ? times.asap : null;
  const soonest = (at: Instant) => {
    const time = words.time(at);
    return [{ value: "asap", label: t`As soon as possible, ${time}` }];
  };
  const chooseTime = (value: string) => {
    if (value !== "asap") choose({ kind: "slot", at: instant(Number(value)) });
    else if (asap !== null) choose({ kind: "asap", at: asap });
  };
  const chooseDay = (date: string) => {
    const picked = days.find((each) => each.date === date);
    const first = picked && firstOn(picked, times, today);
    if (first) choose(first);
  };
  return (
    <div className="time-choice">
      {hasDates && (
        <SelectField
          label={t`Date`}
          value={day.date}
          onChange={chooseDay}
          options={days.map(({ date }) => ({ value: date, label: dayWords(date, now) }))}
          disabled={disabled}
        />
      )}
      <SelectField
        label={t`Time`}
        value={chosen.kind === "asap" ? "asap" : String(chosen.at)}
        onChange={chooseTime}
        options={[
          ...(asap === null ? [] : soonest(asap)),
          ...slots.map((at) => ({ value: String(at), label: words.time(at) })),
        ]}
        error={error}
        disabled={disabled}
      />
    </div>
  );
}

function isoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}

/** "As soon as possible" is today's, even where no slot is left today. */
function daysOf({ asap, days }: OfferedTimes, today: string): readonly SlotDay[] {
  if (asap === null || days.some(({ date }) => date === today)) return days;
  return [{ date: today, slots: [] }, ...days];
}

function isOn({ date, slots }: SlotDay, chosen: ChosenTime, today: string): boolean {
  return chosen.kind === "asap" ? date === today : slots.includes(chosen.at);
}

function firstOn({ date, slots }: SlotDay, { asap }: OfferedTimes, today: string): ChosenTime | null {
  if (asap !== null && date === today) return { kind: "asap", at: asap };
  const [first] = slots;
  return first === undefined ? null : { kind: "slot", at: first };
}

/** A date of the store's calendar in words. */
function useDayWords(zone: string): (date: string, now: Instant) => string {
  const { t } = useLingui();
  // Noon in UTC of the date itself: the words of a date have no zone.
  const words = useTimeWords("UTC");
  return (date, now) => {
    const at = instant(Date.parse(`${date}T12:00:00Z`));
    const weekday = words.weekday(at);
    const day = words.date(at);
    const today = wallTime(now, zone);
    if (date === isoDate(today)) return t`Today, ${weekday} ${day}`;
    if (date === isoDate(addDays(today, 1))) return t`Tomorrow, ${weekday} ${day}`;
    return t`${weekday} ${day}`;
  };
}
