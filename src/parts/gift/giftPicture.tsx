import type { Picture } from "../../ui/StatePicture.tsx";

/** A box with a bow, in the style of the other state pictures. */
export const giftPicture: Picture = {
  tone: "accent",
  drawing: (
    <>
      <path className="state-picture__body" d="M44 54h72v44H44Z" />
      <path className="state-picture__tint" d="M38 42h84v14H38Z" />
      <path d="M80 42v56M80 42c-22 0-26-24-12-24 8 0 12 14 12 24 0-10 4-24 12-24 14 0 10 24-12 24Z" />
    </>
  ),
};
