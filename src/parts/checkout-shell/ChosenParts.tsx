import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { wholeName } from "../../domain/customer/contact.ts";
import { knownContactAtom } from "../../state/customer/contact.atoms.ts";

/** Lines break between the parts, not within an e-mail address. A dot at the start of a line is hidden. */
export function ChosenParts({ of: parts }: { readonly of: readonly ReactNode[] }) {
  return (
    <span className="checkout__chosen-parts">
      {parts.filter(Boolean).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order and no ids.
        <span key={at}>
          {at > 0 && <span className="checkout__chosen-dot"> · </span>}
          {part}
        </span>
      ))}
    </span>
  );
}

/** The contact details that a member isn't asked for. */
export function MemberText() {
  const { email = "", phone = "", ...names } = useAtomValue(knownContactAtom);
  return <ChosenParts of={[wholeName(names), email, phone]} />;
}
