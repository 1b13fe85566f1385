import type { Picture } from "../../ui/StatePicture.tsx";

/** A member's card, for pages that open after a login. */
export const membersPicture: Picture = {
  tone: "accent",
  drawing: (
    <>
      <path
        className="state-picture__body"
        d="M38 30h84a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8Z"
      />
      <circle className="state-picture__tint" cx="58" cy="54" r="9" />
      <path className="state-picture__tint" d="M42 80a16 14 0 0 1 32 0Z" />
      <path d="M88 52h26M88 64h26M88 76h14" />
    </>
  ),
};
