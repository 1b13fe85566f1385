import { msg } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { Labels, Origin } from "../../domain/menu/labels.ts";
import { Pill } from "../../ui/Pill.tsx";
import type { Translate } from "../translate.ts";

const originWords = { A: msg`Australian`, I: msg`imported`, M: msg`mixed` };

/** The letter of the law for eyes, its meaning for ears. */
function originView(translate: Translate, origin: Origin): ReactNode {
  return (
    <>
      {" "}
      <span aria-hidden="true">({origin})</span>
      <span className="visually-hidden">({translate(originWords[origin])})</span>
    </>
  );
}

function alcoholView(): ReactNode {
  return <> {Pill({ tone: "mark", children: "18+" })}</>;
}

/** R102: what stands behind a name: "(A)", "18+". Called as a function, because cards use it. */
export function nameLabels(translate: Translate, labels: Labels | undefined): ReactNode {
  if (!labels?.origin && !labels?.isAlcohol) return null;
  return (
    <>
      {labels.origin && originView(translate, labels.origin)}
      {labels.isAlcohol && alcoholView()}
    </>
  );
}

/** A name with its labels. Only text if it has none, which costs React no extra node. */
export function labelledName(
  translate: Translate,
  name: string,
  labels: Labels | undefined,
  group?: string,
): ReactNode {
  const behind = nameLabels(translate, labels);
  return behind ? (
    <>
      {translate(name, group)}
      {behind}
    </>
  ) : (
    translate(name, group)
  );
}

/** "2,750 kJ" in every language, as the law writes it. Empty if none are stated. */
export function kilojoulesText(kilojoules: number | null | undefined): string {
  if (typeof kilojoules !== "number") return "";
  return `${kilojoules} kJ`.replace(/\B(?=(\d{3})+ )/g, ",");
}
