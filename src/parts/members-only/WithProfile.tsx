import { Trans } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { readProfileAtom } from "../../state/customer/readProfile.actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Shows content that needs the member's document. If it can't be read, shows an error instead of an empty profile. */
export function WithProfile({ children }: { readonly children: ReactNode }) {
  const read = useSetAtom(readProfileAtom);
  const [isReading, setReading] = useState(false);
  if (useAtomValue(memberAtom)?.isRead !== false) return children;
  const retry = async () => {
    setReading(true);
    await read();
    setReading(false);
  };
  return (
    <Notice
      kind="error"
      action={
        <ActionButton variant="secondary" busy={isReading} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </ActionButton>
      }
    >
      <p>
        <Trans>We can't show your details right now.</Trans>
      </p>
    </Notice>
  );
}
