import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";
import { endedMemberAtom, memberAtom } from "../../state/customer/customer.atoms.ts";
import { ContactForm } from "../contact-form/ContactForm.tsx";
import { RememberDetails } from "../contact-form/RememberDetails.tsx";
import { MemberText } from "./ChosenParts.tsx";
import { FoldingSection } from "./FoldingSection.tsx";
import { LogInLine } from "./LogInLine.tsx";

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
