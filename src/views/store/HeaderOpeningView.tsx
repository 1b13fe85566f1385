import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { Instant } from "../../domain/time/instant.ts";
import { daysBetween, wallTime } from "../../domain/time/zone.ts";
import { Pill } from "../../ui/Pill.tsx";
import { timeWords } from "../time/timeWords.ts";
import { OpeningPillView } from "./OpeningPillView.tsx";
import type { OpeningInput } from "./openingWords.ts";

/** The opening hours in a menu's header. A closed store that takes orders for later says from when. */
export function HeaderOpeningView(told: OpeningInput): ReactNode {
  const { translate, state } = told;
  if (state.kind !== "pre-order" || state.opens === null) return <OpeningPillView {...told} />;
  return (
    <>
      <Pill>{translate(msg`Closed now`)}</Pill>
      <span className="store-header__ahead">{aheadWords(told, state.opens)}</span>
    </>
  );
}

function aheadWords({ translate, locale, store: { zone }, now }: OpeningInput, opens: Instant): string {
  const words = timeWords(locale, zone);
  const time = words.time(opens);
  const days = daysBetween(wallTime(now, zone), wallTime(opens, zone));
  if (days === 0) return translate(msg`Order for today from ${time}`);
  if (days === 1) return translate(msg`Order for tomorrow from ${time}`);
  // Seven days from now, the weekday's name would read as today.
  const day = days < 7 ? words.weekday(opens) : words.date(opens);
  return translate(msg`Order for ${day} from ${time}`);
}
