import { describeAtAllWidths } from "./describeScreens.ts";
import { orderScreens } from "./orderScreens.ts";

// Those are in a file of their own, because each worker visits one half of all screens.
describeAtAllWidths((name) => orderScreens.every((screen) => screen.name !== name));
