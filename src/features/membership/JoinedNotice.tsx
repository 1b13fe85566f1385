import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { SentenceSpace } from "../../parts/language/SentenceSpace.tsx";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { joiningAtom, type Lacking } from "../../state/checkout/member/joiningState.atoms.ts";
import { Notice } from "../../ui/Notice.tsx";

/** R67: what happened when a guest wanted to become a member. The order is placed in any case. */
export function JoinedNotice() {
  const joining = useAtomValue(joiningAtom);
  const email = "email" in joining ? joining.email : "";
  switch (joining.kind) {
    case "not-asked":
    case "under-way":
      return null;
    case "joined":
      return (
        <Notice kind={joining.lacks.length > 0 ? "warning" : "info"}>
          <Joined email={email} lacks={joining.lacks} />
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
    case "somebody-else":
      return (
        <Notice kind="info">
          <Trans>
            Your order is placed. Somebody else has logged in on this device, so no account was made for you.
          </Trans>
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
          <Trans>Your order is placed, but we couldn't make your account.</Trans>
        </Notice>
      );
  }
}

interface JoinedProps {
  readonly email: string;
  readonly lacks: readonly Lacking[];
}

function Joined({ email, lacks }: JoinedProps) {
  return (
    <>
      {lacks.includes("mail") ? (
        <Trans>
          You're a member now, but our email with your link to choose a password didn't go out. Press “Forgot password”
          when you log in to get another.
        </Trans>
      ) : (
        <Trans>You're a member now. We've emailed a link to {email} so you can choose a password.</Trans>
      )}
      <SentenceSpace />
      {lacks.includes("card") && <Trans>We couldn't save your card. You can add it in your account.</Trans>}
      <SentenceSpace />
      {lacks.includes("record") && <Trans>Your account is not quite ready: it will be when you next log in.</Trans>}
    </>
  );
}
