import { type PointerEvent, useRef } from "react";

/** Shorter moves are taps. */
const slackPx = 6;
/** A quarter of the sheet, or a flick, closes it. */
const closingShare = 0.25;
const flickPxPerMs = 0.5;

const controls = "a, button, input, select, textarea, summary";

interface Swipe {
  readonly pointerId: number;
  readonly startPx: number;
  readonly startMs: number;
}

/** The motion of the style sheets: none if the diner wants none. */
function motionOf(element: Element): KeyframeAnimationOptions {
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
  return { duration: Number.parseFloat(transitionDuration) * 1_000 || 0, easing: transitionTimingFunction };
}

/** Lets a thumb pull the sheet down by the parts that match `handle`. Past a quarter of its height it closes. */
export function useSwipeDown(handle: string, onClose: () => void) {
  const swipe = useRef<Swipe | null>(null);
  const isOf = (event: PointerEvent) => swipe.current?.pointerId === event.pointerId;
  const end = (event: PointerEvent<HTMLElement>, closes: boolean) => {
    const sheet = event.currentTarget;
    swipe.current = null;
    const from = sheet.style.translate;
    sheet.style.translate = "";
    if (!from) return;
    const leave = sheet.animate({ translate: [from, closes ? "0 100%" : "0 0"] }, { ...motionOf(sheet), fill: "both" });
    leave.onfinish = () => {
      if (closes) onClose();
      else leave.cancel();
    };
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (!event.isPrimary || event.button !== 0 || !target.closest(handle) || target.closest(controls)) return;
      swipe.current = { pointerId: event.pointerId, startPx: event.clientY, startMs: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!swipe.current || !isOf(event)) return;
      const movedPx = event.clientY - swipe.current.startPx;
      if (movedPx < slackPx && !event.currentTarget.style.translate) return;
      event.currentTarget.style.translate = `0 ${Math.max(0, movedPx)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!swipe.current || !isOf(event)) return;
      const movedPx = event.clientY - swipe.current.startPx;
      const isFlick = movedPx > slackPx && movedPx / (event.timeStamp - swipe.current.startMs) > flickPxPerMs;
      end(event, isFlick || movedPx > event.currentTarget.offsetHeight * closingShare);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (isOf(event)) end(event, false);
    },
  };
}
