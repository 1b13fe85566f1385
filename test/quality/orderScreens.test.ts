import { describeAtAllWidths } from "./describeScreens.ts";
import { orderScreens } from "./orderScreens.ts";

describeAtAllWidths((name) => orderScreens.some((screen) => screen.name === name));
