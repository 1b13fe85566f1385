import type { LateMenu } from "../../parts/late-menu/lateMenu.atoms.ts";
import { CardPlus } from "./CardPlus.tsx";
import { CardPrice } from "./CardPrice.tsx";
import { ReceiveLine } from "./ReceiveLine.tsx";
import { searchMenu } from "./searchMenu.ts";

export const lateMenu: LateMenu = { CardPlus, CardPrice, ReceiveLine, searchMenu };
