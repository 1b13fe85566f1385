import { useLingui } from "@lingui/react/macro";
import { Button, type ButtonProps } from "../ui/Button.tsx";
import type { FailedChunk } from "./useChunk.ts";

interface LostChunkProps {
  readonly chunk: FailedChunk;
}

/** Why the chunk could not be loaded, and what the diner can do. */
export function LostChunkText({ chunk }: LostChunkProps) {
  const { t } = useLingui();
  return chunk.isReplaced ? t`The shop was updated. Please reload: your cart stays.` : t`Please check your connection.`;
}

interface LostChunkButtonProps extends LostChunkProps {
  readonly variant?: ButtonProps["variant"];
}

export function LostChunkButton({ chunk, variant = "primary" }: LostChunkButtonProps) {
  const { t } = useLingui();
  return (
    <Button variant={variant} onClick={chunk.retry}>
      {chunk.isReplaced ? t`Reload` : t`Try again`}
    </Button>
  );
}
