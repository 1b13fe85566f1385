import { Trans, useLingui } from "@lingui/react/macro";
import type { AttributeExpectation, PageProblem } from "../../domain/host/hostProblem.ts";

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

function WrongAttribute({ name, value, expected }: Extract<PageProblem, { kind: "wrong-attribute" }>) {
  const words = useExpectation(expected);
  return (
    <Trans>
      {name}="{value}" should be {words}.
    </Trans>
  );
}

/** For the developer of the page around the shop; a diner who reads it can tell the restaurant. */
export function PageProblemText({ problem }: { readonly problem: PageProblem }) {
  switch (problem.kind) {
    case "wrong-attribute":
      return <WrongAttribute {...problem} />;
    case "nothing-named":
      return <Trans>This page does not say which store to show: it needs store-id, store-name or hq-id.</Trans>;
    case "branded-needs-hq":
      return <Trans>A branded shop needs hq-id.</Trans>;
  }
}
