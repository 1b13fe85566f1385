import type { Wallets } from "../../ports/wallets.ts";
import { onDemand } from "../onDemand.ts";

/** Loads the wallets' code when a checkout opens whose store accepts one: a tap can't wait for it. */
export function createWalletsOnDemand(load: () => Promise<Wallets>): Wallets {
  let arrived: Wallets | null = null;
  const loaded = onDemand(load);
  return {
    async prepare(name) {
      arrived = await loaded().catch(() => null);
      return (await arrived?.prepare(name)) ?? false;
    },
    open: async (name, asked) => arrived?.open(name, asked) ?? { kind: "failed", message: "" },
  };
}
