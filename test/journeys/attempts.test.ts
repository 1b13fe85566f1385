import { pressDisturbances } from "./attempts.ts";
import { runAttempts } from "./runAttempts.ts";

runAttempts(pressDisturbances);
