import { icon } from "./icons.tsx";

// In a separate file, because only a menu board needs them.
export const PreviousIcon = icon(<path d="m12.25 5.5-4.5 4.5 4.5 4.5" />);

export const NextIcon = icon(<path d="m7.75 5.5 4.5 4.5-4.5 4.5" />);

export const PauseIcon = icon(<path d="M7.5 5v10M12.5 5v10" />);

export const PlayIcon = icon(<path d="m7 4.75 8 5.25-8 5.25Z" />);
