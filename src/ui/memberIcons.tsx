import { icon } from "./icons.tsx";

// In a separate file, because the checkout doesn't need them.

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
