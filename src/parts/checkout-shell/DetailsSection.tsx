import { Trans } from "@lingui/react/macro";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import type { ComponentProps } from "react";
import { askSignInAtom } from "../../state/customer/askSignIn.actions.ts";
import { keepsContactAtom } from "../../state/customer/contact.atoms.ts";
import { endedMemberAtom, memberAtom } from "../../state/customer/customer.atoms.ts";
import { canSignInAtom } from "../../state/customer/signIn.atoms.ts";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { ContactForm } from "../contact-form/ContactForm.tsx";
import { MemberText } from "./ChosenParts.tsx";
import { FoldingSection } from "./FoldingSection.tsx";

type DetailsSectionProps = ComponentProps<typeof ContactForm> &
  Pick<ComponentProps<typeof FoldingSection>, "part" | "folding" | "chosen" | "disabled">;

/**
 * Who orders: on a phone one line from the start for a diner whose details are known. A member is asked only for what
 * their profile doesn't have.
 */
export function DetailsSection({ form, asked, chosen, ...section }: DetailsSectionProps) {
  const isMember = useAtomValue(memberAtom) !== null;
  // R61: a member whose session has ended finds the way to log in, which a folded section hides.
  const hasEnded = useAtomValue(endedMemberAtom) !== null;
  return (
    <FoldingSection
      {...section}
      foldsUnread
      opens={asked.length > 0}
      chosen={hasEnded ? null : chosen}
      heading={<Trans>Your details</Trans>}
      besideHeading={<LogInLine disabled={section.disabled} />}
    >
      {isMember && (
        <p>
          <MemberText />
        </p>
      )}
      <ContactForm form={form} asked={asked} />
      {!isMember && <RememberDetails />}
    </FoldingSection>
  );
}

/** Offers guests to log in, where they would type what an account knows. */
function LogInLine({ disabled }: { readonly disabled: boolean }) {
  const isMember = useAtomValue(memberAtom) !== null;
  const ask = useSetAtom(askSignInAtom);
  if (!useAtomValue(canSignInAtom) || isMember || disabled) return null;
  return (
    <p className="checkout__log-in">
      <Trans>Have an account?</Trans>
      <Button variant="quiet" onClick={() => ask()}>
        <Trans>Log in</Trans>
      </Button>
    </p>
  );
}

/** Lets the diner choose whether the details are filled in automatically next time; never on a shared device (R86). */
function RememberDetails() {
  const [keeps, choose] = useAtom(keepsContactAtom);
  if (useAtomValue(settingsAtom).isSharedDevice) return null;
  return <Checkbox label={<Trans>Remember my details on this device</Trans>} checked={keeps} onChange={choose} />;
}
