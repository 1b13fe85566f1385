import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { joiningAtom } from "../../state/checkout/joining.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** R67: what has become of a guest who wanted to become a member. Their order is placed in any case. */
export function JoinedNotice() {
  const joining = useAtomValue(joiningAtom);
  const email = "email" in joining ? joining.email : "";
  switch (joining.kind) {
    case "not-asked":
    case "under-way":
      return null;
    case "joined":
      return (
        <Notice kind="info">
          <Trans>You are a member now. We have e-mailed a link to {email}, so that you can choose a password.</Trans>{" "}
          {joining.isCardLost && <Trans>Your card could not be stored. You can add it in your account.</Trans>}
        </Notice>
      );
    case "known-email":
      return (
        <Notice
          kind="info"
          action={
            <RouteLink to={{ name: "login" }}>
              <Trans>Log in</Trans>
            </RouteLink>
          }
        >
          <Trans>Your order is placed. There is an account for {email} already.</Trans>
        </Notice>
      );
    case "failed":
      return (
        <Notice
          kind="warning"
          action={
            <RouteLink to={{ name: "register" }}>
              <Trans>Register</Trans>
            </RouteLink>
          }
        >
          <Trans>Your order is placed, but your account could not be made.</Trans>
        </Notice>
      );
  }
}
