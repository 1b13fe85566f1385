import type { Deployment } from "../../../domain/host/deployment.ts";
import type { WalletName } from "../../../domain/payment/paymentMethod.ts";
import type { OrderingApi } from "../../ports/ordering.ts";
import type { WalletRequest, WalletResult, Wallets } from "../../ports/wallets.ts";
import { hasApplePay, payByApple } from "./applePay.ts";
import { type GooglePay, googlePayFailed, prepareGooglePay } from "./googlePay.ts";

interface WalletsInput {
  readonly deployment: Pick<Deployment, "applePay" | "googlePay">;
  readonly ordering: Pick<OrderingApi, "validateMerchant">;
  readonly log: (type: "Warning", description: string) => void;
}

interface Wallet {
  prepare(): Promise<boolean>;
  open(asked: WalletRequest): Promise<WalletResult>;
}

export function createWallets(input: WalletsInput): Omit<Wallets, "mayHave"> {
  const wallets: Readonly<Record<WalletName, Wallet>> = { "apple-pay": apple(input), "google-pay": google(input) };
  return {
    prepare: (name) => wallets[name].prepare(),
    open: (name, asked) => wallets[name].open(asked),
  };
}

function apple({ deployment, ordering: { validateMerchant: validate } }: WalletsInput): Wallet {
  return {
    prepare: async () => hasApplePay(),
    open: (asked) => payByApple({ deployment, validate }, asked),
  };
}

function google({ deployment, log }: WalletsInput): Wallet {
  let client: GooglePay | null = null;
  return {
    async prepare() {
      try {
        client ??= await prepareGooglePay(deployment);
      } catch (cause) {
        log("Warning", `Google Pay: ${cause instanceof Error ? cause.message : "not there"}`);
      }
      return client !== null;
    },
    open: async (asked) => client?.open(asked) ?? { kind: "failed", message: googlePayFailed },
  };
}
