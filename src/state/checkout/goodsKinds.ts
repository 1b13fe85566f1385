import type { Goods } from "../../domain/checkout/attempt.ts";
import { foodGoods } from "./foodGoods.ts";
import type { GoodsKind } from "./goodsKind.ts";

/** All that can be ordered. */
export const goodsKinds: Readonly<Record<Goods, GoodsKind>> = { food: foodGoods };
