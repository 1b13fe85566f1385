import { useSetAtom } from "jotai";
import { useEffect, useLayoutEffect } from "react";
import { endDrawnMenuAtom } from "../state/store/store.actions.ts";
import { OrderParts } from "./OrderParts.tsx";
import { type KeptMenuProps, loadKeptMenu } from "./routes.ts";
import { useChunk } from "./useChunk.ts";
import { watchAltered } from "./watchAltered.ts";

/** Explains why a menu that was drawn before the app can only be read. Without its code, an error screen does. */
export function KeptMenuPart(props: KeptMenuProps) {
  const { drawn } = props.screen;
  useLayoutEffect(() => watchAltered(drawn), [drawn]);
  const chunk = useChunk(loadKeptMenu);
  const end = useSetAtom(endDrawnMenuAtom);
  useEffect(() => {
    if (chunk.kind === "failed") end();
  }, [chunk.kind, end]);
  return (
    chunk.kind === "ready" && (
      <OrderParts meanwhile={null}>
        <chunk.Component {...props} />
      </OrderParts>
    )
  );
}
