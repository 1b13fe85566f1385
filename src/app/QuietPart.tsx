import { OrderParts } from "./OrderParts.tsx";
import { type LoadChunk, useChunk } from "./useChunk.ts";

/** A small part that comes after the first view, with its words. Until it is there, and where it never comes, nothing stands. */
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
