import { icon } from "./icons.tsx";

// In a separate file, because the first screen doesn't need them.

export const CheckIcon = icon(<path d="m4.5 10.5 3.75 3.75 7.25-8" />);

export const DishIcon = icon(<path d="M3 14.5h14M4.5 14.5a5.5 5.5 0 0 1 11 0M10 9V7.25m-1.25 0h2.5M6 17h8" />);
