import { OrderParts } from "./OrderParts.tsx";
import { type LoadChunk, useChunk } from "./useChunk.ts";

/**
 * A small part that is loaded after the first view, with its texts. Draws nothing until it is loaded, or if it fails to
 * load.
 */
export function QuietPart({ load }: { readonly load: LoadChunk<object> }) {
  const chunk = useChunk(load);
  return (
    chunk.kind === "ready" && (
      <OrderParts meanwhile={null}>
        <chunk.Component />
      </OrderParts>
    )
  );
}
