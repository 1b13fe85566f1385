import { runTool } from "../runTool.ts";
import { seed, usage } from "./seed.ts";

const about = "Writes the documents of a file to Firestore, and an emulator's rules. See widget-demo/docs/backend.md.";

await runTool({ usage, about }, async (args) => ({ text: await seed(args, process.env), isGood: true }));
