import { Trans } from "@lingui/react/macro";
import { Button, type ButtonProps } from "../ui/Button.tsx";
import type { FailedChunk } from "./useChunk.ts";

interface LostChunkProps {
  readonly chunk: FailedChunk;
}

/** Why it could not be loaded, and what the diner can do. */
export function LostChunkWords({ chunk }: LostChunkProps) {
  return chunk.isReplaced ? (
    <Trans>The shop was updated. Please reload: your cart stays.</Trans>
  ) : (
    <Trans>Please check your connection.</Trans>
  );
}

interface LostChunkButtonProps extends LostChunkProps {
  readonly variant?: ButtonProps["variant"];
}

export function LostChunkButton({ chunk, variant = "primary" }: LostChunkButtonProps) {
  return (
    <Button variant={variant} onClick={chunk.retry}>
      {chunk.isReplaced ? <Trans>Reload</Trans> : <Trans>Try again</Trans>}
    </Button>
  );
}
