import { Trans } from "@lingui/react/macro";

/** What a member has, in the same words before an order and after it. */
export function MemberGains({ email }: { readonly email: string }) {
  return (
    <Trans>
      Next time your details are ready, and you get what we offer our members. We email a link to {email} so you can
      choose a password.
    </Trans>
  );
}
