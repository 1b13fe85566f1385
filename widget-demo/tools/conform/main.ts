import { runTool } from "../runTool.ts";
import { conform, options, usage } from "./conform.ts";

const about =
  "Places orders at a test system, whose ordering API is at API_URL, and says which sentences of the contract it doesn't keep. See widget-demo/docs/tools.md.";

await runTool({ usage, options, about }, conform);
