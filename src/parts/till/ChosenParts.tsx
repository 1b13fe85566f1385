import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { wholeName } from "../../domain/customer/wholeName.ts";
import { knownContactAtom } from "../../state/customer/contact.atoms.ts";

/** A line breaks between them first, not within an e-mail address, and a dot at its start isn't seen. */
export function ChosenParts({ of: parts }: { readonly of: readonly ReactNode[] }) {
  return (
    <span className="checkout__chosen-parts">
      {parts.filter(Boolean).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have an order and nothing else.
        <span key={at}>
          {at > 0 && <span className="checkout__chosen-dot"> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}

/** What isn't asked of a member. */
export function MemberWords() {
  const { email = "", phone = "", ...known } = useAtomValue(knownContactAtom);
  return <ChosenParts of={[wholeName(known), email, phone]} />;
}
