import type { Deployment } from "../../../domain/host/deployment.ts";
import type { OrderingApi } from "../../ports/ordering.ts";
import type { Wallets } from "../../ports/wallets.ts";
import { hasApplePay, payByApple } from "./applePay.ts";
import { type GooglePay, googlePayFailed, prepareGooglePay } from "./googlePay.ts";

interface WalletsInput {
  readonly deployment: Pick<Deployment, "applePay" | "googlePay">;
  readonly ordering: Pick<OrderingApi, "validateMerchant">;
  readonly log: (type: "Warning", description: string) => void;
}

export function createWallets({ deployment, ordering, log }: WalletsInput): Wallets {
  let google: GooglePay | null = null;
  return {
    async prepare(name) {
      if (name === "apple-pay") return hasApplePay();
      try {
        google ??= await prepareGooglePay(deployment);
      } catch (cause) {
        log("Warning", `Google Pay: ${cause instanceof Error ? cause.message : "not there"}`);
      }
      return google !== null;
    },
    async open(name, asked) {
      if (name === "apple-pay") return payByApple({ deployment, validate: ordering.validateMerchant }, asked);
      return google?.open(asked) ?? { kind: "failed", message: googlePayFailed };
    },
  };
}
