import { Trans, useLingui } from "@lingui/react/macro";
import { RichText } from "../../parts/rich-text/RichText.tsx";
import { usePolicyStore } from "../../parts/store/usePolicyStore.ts";
import type { Policy } from "../../state/overlay/overlay.atoms.ts";
import { Dialog } from "../../ui/Dialog.tsx";

interface PolicyDialogProps {
  readonly policy: Policy;
  readonly onClose: () => void;
}

export function PolicyDialog({ policy, onClose }: PolicyDialogProps) {
  const { t } = useLingui();
  const policyStore = usePolicyStore();
  const titles: Readonly<Record<Policy, string>> = {
    privacy: t`Privacy policy`,
    delivery: t`Delivery policy`,
    refund: t`Refund policy`,
    terms: t`Terms and conditions`,
  };
  const html = policy === "terms" ? policyStore?.terms : policyStore?.policies[policy];
  return (
    <Dialog title={titles[policy]} closeLabel={t`Close`} onClose={onClose}>
      {html ? (
        <RichText html={html} />
      ) : (
        <p>
          <Trans>This policy isn't here yet. Please ask us.</Trans>
        </p>
      )}
    </Dialog>
  );
}
