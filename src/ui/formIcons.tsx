import { icon } from "./icons.tsx";

// In a separate file, so that the code that dialogs and the checkout share doesn't load the other icons.

export const ArrowLeftIcon = icon(<path d="M16 10H4.5m5-5-5 5 5 5" />);

export const TagIcon = icon(
  <>
    <path d="M3.5 4.5v5.25l7.25 7.25 5.75-5.75L9.25 4Z" />
    <path d="M6.75 7.25v.1" />
  </>,
);
