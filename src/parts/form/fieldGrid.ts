import { registerSheet } from "../../ui/sheets.ts";
import css from "./fieldGrid.css?inline";

registerSheet(css);
