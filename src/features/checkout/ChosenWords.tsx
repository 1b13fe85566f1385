import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { noteOf } from "../../domain/cart/note.ts";
import { spacedPhone, wholeName } from "../../domain/customer/contact.ts";
import { type Fulfilment, modeRules } from "../../domain/fulfilment/orderMode.ts";
import type { Store } from "../../domain/store/store.ts";
import { ChosenParts } from "../../parts/checkout-shell/ChosenParts.tsx";
import { useMomentWords } from "../../parts/dates/useMomentWords.ts";
import { modeParts } from "../../parts/mode/modeParts.ts";
import { requiredContactAtom } from "../../state/checkout/form/checkoutForms.ts";
import { notesAtom } from "../../state/checkout/form/notes.atoms.ts";
import { nowAtom } from "../../state/clock/clock.atoms.ts";
import { typedContactAtom } from "../../state/customer/contact.atoms.ts";
import { chosenTimeAtom } from "../../state/fulfilment/times.atoms.ts";
import { shortText } from "../../ui/shortText.ts";
import { useSoonestWords } from "./useSoonestWords.ts";

interface ReceivedWordsProps {
  readonly fulfilment: Fulfilment;
  readonly store: Store;
}

/** How much of a note the summary of a folded section shows, in characters. */
const longestSummary = 60;

/** Where the order goes, when, and what the kitchen should know. */
export function ReceivedText({ fulfilment, store }: ReceivedWordsProps) {
  const notes = useAtomValue(notesAtom);
  const when = useWhenWords(fulfilment.mode, store.zone);
  const mode = modeParts[fulfilment.mode];
  return (
    <>
      <ChosenParts of={[...mode.destinationWords(fulfilment, store), when, shortText(noteOf(notes), longestSummary)]} />
      {mode.BesidePlace && <mode.BesidePlace />}
      {mode.Queries && <mode.Queries />}
    </>
  );
}

/** The chosen time, or the expected one. */
export function useWhenWords(mode: Fulfilment["mode"], zone: string): string | null {
  const { t } = useLingui();
  const chosen = useAtomValue(chosenTimeAtom);
  const words = useMomentWords(zone, useAtomValue(nowAtom));
  const soonestWords = useSoonestWords(zone);
  if (!chosen) return null;
  if (modeRules[mode].times === null) {
    const time = words.time(chosen.at);
    return t`With you about ${time}`;
  }
  if (chosen.kind === "asap") return soonestWords(chosen.at);
  return words.near(chosen.at);
}

/** Who the kitchen calls. The phone says more about that than the e-mail address. */
export function DinerText() {
  const asked = useAtomValue(requiredContactAtom);
  const typed = useAtomValue(typedContactAtom);
  const name = asked.includes("firstName") ? wholeName(typed) : "";
  const reach = (asked.includes("phone") && spacedPhone(typed.phone)) || typed.email;
  return <ChosenParts of={[name, reach]} />;
}
