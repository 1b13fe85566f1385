import { useEffect, useRef } from "react";

/** Whether the component is still on the screen, for an answer that may come after it was left (R98). */
export function useWhileHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
