import { Trans } from "@lingui/react/macro";
import { ActionButton } from "../../ui/ActionButton.tsx";

interface MoreProps {
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

export function More({ isBusy, onMore }: MoreProps) {
  return (
    <ActionButton variant="secondary" wide busy={isBusy} onClick={onMore}>
      <Trans>More</Trans>
    </ActionButton>
  );
}
