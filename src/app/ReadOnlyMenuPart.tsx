import { useSetAtom } from "jotai";
import { useEffect, useLayoutEffect } from "react";
import { endDrawnMenuAtom } from "../state/store/store.actions.ts";
import { useOrderWords } from "./OrderParts.tsx";
import { loadReadOnlyMenu, type ReadOnlyMenuProps } from "./routes.ts";
import { useChunk, useHanging } from "./useChunk.ts";
import { watchAltered } from "./watchAltered.ts";

/** Explains why a menu that was drawn before the app can only be read. Without its code or its words, an error screen does. */
export function ReadOnlyMenuPart(props: ReadOnlyMenuProps) {
  const { drawn } = props.screen;
  useLayoutEffect(() => watchAltered(drawn), [drawn]);
  const chunk = useChunk(loadReadOnlyMenu);
  const hasWords = useOrderWords(true);
  const isComplete = chunk.kind === "ready" && hasWords;
  const hanging = useHanging(isComplete ? null : loadReadOnlyMenu);
  const isLost = chunk.kind === "failed" || hanging !== null;
  const end = useSetAtom(endDrawnMenuAtom);
  useEffect(() => {
    if (isLost) end();
  }, [isLost, end]);
  return isComplete && <chunk.Component {...props} />;
}
