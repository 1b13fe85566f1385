import type { LateMenu } from "../../parts/late-menu/lateMenu.atoms.ts";
import { CardPlus } from "./CardPlus.tsx";
import { CardPrice } from "./CardPrice.tsx";
import { ReceiveLine } from "./ReceiveLine.tsx";

export const lateMenu: LateMenu = { CardPlus, CardPrice, ReceiveLine };
