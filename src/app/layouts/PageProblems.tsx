import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/Notice.tsx";

/** R2: the shop works without a wrong attribute. Its name, and what it should be, stand in the console alone. */
export function PageProblems() {
  return (
    <Notice kind="warning">
      <Trans>This page isn't set up quite right. You can still order here.</Trans>
    </Notice>
  );
}
