import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { AttributeExpectation, PageProblem } from "../../domain/host/hostProblem.ts";
import { pageProblemsAtom } from "../../state/host/host.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** R2: an invalid attribute is reported above the shop, which works without it. */
export function PageProblems() {
  return useAtomValue(pageProblemsAtom).map(
    (problem) => problem.kind === "wrong-attribute" && <WrongAttribute key={problem.name} {...problem} />,
  );
}

/** For the developer of the page around the shop; a diner who reads it can tell the restaurant. */
function WrongAttribute({ name, value, expected }: Extract<PageProblem, { kind: "wrong-attribute" }>) {
  const words = useExpectation(expected);
  return (
    <Notice kind="warning">
      <Trans>
        {name}="{value}" should be {words}.
      </Trans>
    </Notice>
  );
}

function useExpectation(expected: AttributeExpectation): string {
  const { t } = useLingui();
  switch (expected) {
    case "whole-number":
      return t`a whole number above 0`;
    case "language":
      return t`en or zh-CN`;
    case "heading-level":
      return t`a number from 1 to 6`;
    case "path":
      return t`a path that begins with one "/"`;
  }
}
