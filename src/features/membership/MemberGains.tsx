import { Trans } from "@lingui/react/macro";
import { registerSheet } from "../../ui/sheets.ts";
import { CheckIcon } from "../../ui/signIcons.tsx";
import css from "./MemberGains.css?inline";

registerSheet(css);

/** What a member has, in the same words before an order and after it. */
export function MemberGains({ email }: { readonly email: string }) {
  return (
    <ul className="member-gains">
      <li>
        <CheckIcon />
        <Trans>Next time your details are ready.</Trans>
      </li>
      <li>
        <CheckIcon />
        <Trans>You get what we offer our members.</Trans>
      </li>
      <li>
        <CheckIcon />
        <span>
          <Trans>We email a link to {email} so you can choose a password.</Trans>
        </span>
      </li>
    </ul>
  );
}
