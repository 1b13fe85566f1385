import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { SentenceSpace } from "../language/SentenceSpace.tsx";

interface NotLoadedWordsProps {
  /** The shop was updated, so only a reload helps. */
  readonly isReplaced: boolean;
}

/** Why a press sent nothing. */
export function NotLoadedWords({ isReplaced }: NotLoadedWordsProps) {
  const { release } = useAtomValue(orderServicesAtom);
  if (!isReplaced) return <Trans>Nothing was sent: the connection failed. Please try again.</Trans>;
  return (
    <>
      <Trans>Nothing was sent: the shop was updated. Please reload and order again. Your cart stays.</Trans>
      <SentenceSpace />
      <Button variant="quiet" onClick={release.reload}>
        <Trans>Reload</Trans>
      </Button>
    </>
  );
}
