import { Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { modeRules, takesOrdersAhead } from "../../domain/fulfilment/orderMode.ts";
import { type ListedSlot, sortSlots, timeOnDay } from "../../domain/fulfilment/slotsOfDay.ts";
import { isoDate } from "../../domain/fulfilment/storeDay.ts";
import type { ChosenTime, OfferedTimes, SlotDay } from "../../domain/fulfilment/times.ts";
import type { Store } from "../../domain/store/store.ts";
import { type Instant, instant } from "../../domain/time/instant.ts";
import { wallTime } from "../../domain/time/zone.ts";
import { useDayWords } from "../../parts/dates/useDayWords.ts";
import { useTimeWords } from "../../parts/store-status/useTimeWords.ts";
import { isDeviceClockOffAtom } from "../../state/clock/clock.atoms.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { listedAtAtom } from "../../state/fulfilment/pickedTime.atoms.ts";
import { chosenTimeAtom, offeredTimesAtom } from "../../state/fulfilment/times.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./TimeChoice.css?inline";
import { useSoonestWords } from "./useSoonestWords.ts";

registerSheet(css);

interface TimeChoiceProps {
  readonly store: Pick<Store, "zone" | "preOrder">;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** The time of the order: as soon as possible, or a slot. The date is asked only if the store takes orders ahead. */
export function TimeChoice({ store, error, disabled }: TimeChoiceProps) {
  const { t } = useLingui();
  const mode = useAtomValue(modeAtom);
  const times = useAtomValue(offeredTimesAtom);
  const now = useAtomValue(listedAtAtom);
  const [chosen, choose] = useAtom(chosenTimeAtom);
  const words = useTimeWords(store.zone);
  const dayWords = useDayWords(store.zone);
  const soonestWords = useSoonestWords(store.zone);
  if (!chosen) return null;
  // S19: a room or a table has no choice of time.
  if (modeRules[mode].times === null) return <ExpectedTime time={words.time(chosen.at)} />;
  const today = isoDate(wallTime(now, store.zone));
  const days = daysOf(times, today);
  const day = days.find((each) => isOn(each, chosen, today)) ?? days[0];
  if (!day) return null;
  const hasDates = takesOrdersAhead(mode, store);
  const optionOf = ({ at, isAfterChange }: ListedSlot) => {
    const time = words.time(at);
    return { value: String(at), label: isAfterChange ? t`${time} (after the clocks go back)` : time };
  };
  const optionsOf = (slots: readonly Instant[]) => sortSlots(slots, store.zone).map(optionOf);
  // With a date, the list is for that day only. Without one, it may continue past midnight.
  const isOfTodayAlone = hasDates || times.days.every(({ date }) => date === today);
  const slotOptions = isOfTodayAlone
    ? optionsOf(day.slots)
    : times.days.map(({ date, slots }) => ({ label: dayWords(date, now), options: optionsOf(slots) }));
  const asap = times.asap !== null && (!hasDates || day.date === today) ? times.asap : null;
  const chooseTime = (value: string) => {
    if (value !== "asap") choose({ kind: "slot", at: instant(Number(value)) });
    else if (asap !== null) choose({ kind: "asap", at: asap });
  };
  const chooseDay = (date: string) => {
    const picked = days.find((each) => each.date === date);
    if (!picked) return;
    const at = timeOnDay(picked, chosen.at, store.zone);
    if (times.asap !== null && date === today) choose({ kind: "asap", at: times.asap });
    else if (at !== null) choose({ kind: "slot", at });
  };
  return (
    <div className="time-choice">
      <ClockNotice />
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
        options={[...(asap === null ? [] : [{ value: "asap", label: soonestWords(asap) }]), ...slotOptions]}
        hint={hasDates || day.date === today ? undefined : dayWords(day.date, now)}
        error={error}
        disabled={disabled}
      />
    </div>
  );
}

export function ClockNotice() {
  if (!useAtomValue(isDeviceClockOffAtom)) return null;
  return (
    <Notice kind="info">
      <Trans>This device's clock is wrong. The times here are the store's.</Trans>
    </Notice>
  );
}

function ExpectedTime({ time }: { readonly time: string }) {
  return (
    <p>
      <Trans>With you about {time}</Trans>
    </p>
  );
}

/** "As soon as possible" belongs to today, even if no slot is left today. */
function daysOf({ asap, days }: OfferedTimes, today: string): readonly SlotDay[] {
  if (asap === null || days.some(({ date }) => date === today)) return days;
  return [{ date: today, slots: [] }, ...days];
}

function isOn({ date, slots }: SlotDay, chosen: ChosenTime, today: string): boolean {
  return chosen.kind === "asap" ? date === today : slots.includes(chosen.at);
}
