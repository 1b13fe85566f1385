import { runTool } from "../runTool.ts";
import { options, seed, usage } from "./seed.ts";

const about =
  "Writes the documents of a file, or of a spreadsheet, to Firestore, and an emulator's rules; each must be as the contract says. Google's Firestore needs an access token in FIRESTORE_TOKEN. See widget-demo/docs/tools.md, and for spreadsheets widget-demo/docs/menu-from-a-spreadsheet.md.";

await runTool({ usage, options, about }, async (args) => ({ text: await seed(args, process.env), isGood: true }));
