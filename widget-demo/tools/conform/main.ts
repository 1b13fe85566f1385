import { runTool } from "../runTool.ts";
import { conform, usage } from "./conform.ts";

const about =
  'Places orders at a test system, and says which sentences of the contract it doesn\'t keep. See widget-demo/docs/backend.md, "Check your API".';

await runTool({ usage, about }, conform);
