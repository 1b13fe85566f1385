import { icon } from "./icons.tsx";

// In a separate file, because the first view doesn't need them.

export const ArrowLeftIcon = icon(<path d="M16 10H4.5m5-5-5 5 5 5" />);

export const ClockIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4.25l2.75 1.75" />
  </>,
);

export const PinIcon = icon(
  <>
    <path d="M10 17.25c3.6-3.7 5.5-6.5 5.5-9a5.5 5.5 0 0 0-11 0c0 2.5 1.9 5.3 5.5 9Z" />
    <circle cx="10" cy="8.25" r="2" />
  </>,
);

/** Goes back to where it came from. */
export const UndoIcon = icon(<path d="M7.5 5 4 8.5 7.5 12M4 8.5h7.75a4.25 4.25 0 0 1 0 8.5H8" />);
