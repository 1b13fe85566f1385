import { icon } from "./icons.tsx";

// In a separate file, because the first view doesn't need them.

export const BinIcon = icon(<path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5m3-4.5v4.5" />);

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

export const CalendarIcon = icon(
  <>
    <path d="M4 5.5h12v11H4ZM4 9h12M7.25 3.5v3.25M12.75 3.5v3.25" />
    <path d="M10 11v4M8 13h4" />
  </>,
);

export const ShareIcon = icon(<path d="M10 12.5V3m-3.5 3.25L10 2.75l3.5 3.5M6.5 9H4.5v8h11V9h-2" />);

export const ArrowLeftIcon = icon(<path d="M16 10H4.5m5-5-5 5 5 5" />);

export const TagIcon = icon(
  <>
    <path d="M3.5 4.5v5.25l7.25 7.25 5.75-5.75L9.25 4Z" />
    <path d="M6.75 7.25v.1" />
  </>,
);

export const UserIcon = icon(
  <>
    <circle cx="10" cy="7" r="3.25" />
    <path d="M3.75 17c.6-3.4 3-5.25 6.25-5.25S15.65 13.6 16.25 17" />
  </>,
);

export const EyeIcon = icon(
  <>
    <path d="M2.5 10s2.75-5 7.5-5 7.5 5 7.5 5-2.75 5-7.5 5-7.5-5-7.5-5Z" />
    <circle cx="10" cy="10" r="2.25" />
  </>,
);

export const HiddenIcon = icon(
  <>
    <path d="M2.5 10s2.75-5 7.5-5 7.5 5 7.5 5-2.75 5-7.5 5-7.5-5-7.5-5Z" />
    <path d="m4 16 12-12" />
  </>,
);
