import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { AlcoholProblem } from "../../domain/order/alcohol.ts";
import { hasTimeForAlcoholAtom } from "../../state/order/alcohol.atoms.ts";
import { timeOfDay } from "../../views/time/timeWords.ts";
import { SentenceSpace } from "../language/SentenceSpace.tsx";

/** R102: which of the store's limits the order breaks, and what to do about it. */
export function AlcoholText({ problem }: { readonly problem: AlcoholProblem }) {
  switch (problem.limit) {
    case "until":
      return <UntilText until={problem.until} />;
    case "units":
      return <UnitsText {...problem} />;
    case "with-meal":
      return <Trans>Alcohol comes with a meal here. Please add a dish.</Trans>;
  }
}

function UnitsText({ most, excess }: { readonly most: number; readonly excess: number }) {
  return (
    <>
      <Plural
        value={most}
        one="You can order # alcoholic drink at a time."
        other="You can order up to # alcoholic drinks at a time."
      />
      <SentenceSpace />
      <Trans>Please remove {excess}.</Trans>
    </>
  );
}

const dayMinutes = 24 * 60;

function UntilText({ until }: { readonly until: number }) {
  const { i18n } = useLingui();
  const hasTime = useAtomValue(hasTimeForAlcoholAtom);
  const time = timeOfDay(i18n.locale, until % dayMinutes);
  return hasTime ? (
    <Trans>Alcohol is sold until {time}. Please choose another time, or remove it.</Trans>
  ) : (
    <Trans>Alcohol is sold until {time}. Please remove it from your cart.</Trans>
  );
}
