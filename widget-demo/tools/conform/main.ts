import { runTool } from "../runTool.ts";
import { conform } from "./conform.ts";

await runTool(conform);
