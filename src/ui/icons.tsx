import type { ReactNode } from "react";

/** Drawn on a 20 px grid in the text colour. Hidden from screen readers, because a label is next to each icon. */
// The annotation lets a bundler drop unused icons.
/* @__NO_SIDE_EFFECTS__ */
export function icon(drawing: ReactNode) {
  return function Icon({ sizePx = 20 }: { readonly sizePx?: number }) {
    return (
      <svg
        width={sizePx}
        height={sizePx}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}

export const SearchIcon = icon(
  <>
    <circle cx="8.75" cy="8.75" r="5.25" />
    <path d="m12.75 12.75 4 4" />
  </>,
);

export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);

export const ChevronDownIcon = icon(<path d="m5.5 7.75 4.5 4.5 4.5-4.5" />);

export const MenuIcon = icon(<path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13" />);

export const ListIcon = icon(<path d="M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1" />);

export const GlobeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M3 10h14M10 3c2.4 2.2 3.4 4.5 3.4 7s-1 4.8-3.4 7c-2.4-2.2-3.4-4.5-3.4-7s1-4.8 3.4-7Z" />
  </>,
);

export const CartIcon = icon(
  <>
    <path d="M4.5 7h11l-.8 8.6a1.2 1.2 0 0 1-1.2 1.1h-7a1.2 1.2 0 0 1-1.2-1.1Z" />
    <path d="M7.25 9V6a2.75 2.75 0 0 1 5.5 0v3" />
  </>,
);

export const AlertIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6.25v4.5M10 13.6v.1" />
  </>,
);

export const InfoIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.25v4.5M10 6.4v.1" />
  </>,
);
