import { icon } from "../../ui/icons.tsx";

// Drawn in the text colour, like all our icons: a brand's colours aren't readable on every background.

export const GoogleMark = icon(<path d="M15.2 5.3A7 7 0 1 0 17 10h-6.5" />);

export const FacebookMark = icon(<path d="M13.5 3h-1.75A2.75 2.75 0 0 0 9 5.75V17M6.25 9.5h6.5" />);
