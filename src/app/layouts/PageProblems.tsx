import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/Notice.tsx";

/** R2: the shop works despite an invalid attribute. Only the console names the attribute and says what it should be. */
export function PageProblems() {
  return (
    <Notice kind="warning">
      <Trans>This page isn't set up quite right. You can still order here.</Trans>
    </Notice>
  );
}
