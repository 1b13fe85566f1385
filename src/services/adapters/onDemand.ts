import type { Deployment } from "../../domain/host/deployment.ts";
import type { WalletName } from "../../domain/payment/paymentMethod.ts";
import type { Clock } from "../ports/clock.ts";
import type { Maps } from "../ports/maps.ts";
import type { LiveOrders, OrderListener } from "../ports/ordering.ts";
import type { ErrorReporter } from "../ports/services.ts";
import type { Wallets } from "../ports/wallets.ts";

/** Loads once, on the first call. After a failure the next call tries again. */
export function onDemand<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };
}

/** Loads the maps' code with the first question: a diner who types no address doesn't download it. */
export function createMapsOnDemand(load: () => Promise<Maps>): Maps {
  const loaded = onDemand(load);
  const failed = { kind: "failed" } as const;
  const ask = <Answer>(question: (maps: Maps) => Promise<Answer>) => loaded().then(question, () => failed);
  return {
    suggest: (typed, store) => ask((maps) => maps.suggest(typed, store)),
    take: (id) => ask((maps) => maps.take(id)),
    locate: (address) => ask((maps) => maps.locate(address)),
    route: (from, to) => ask((maps) => maps.route(from, to)),
  };
}

/** Apple's is a part of the browser; Google's needs a configuration. */
function mayHave(name: WalletName, { googlePay }: Pick<Deployment, "googlePay">): boolean {
  return name === "apple-pay" ? "ApplePaySession" in globalThis : googlePay !== null;
}

/** Loads the wallets' code with the first thing in the cart of a store that accepts one: a tap can't wait for it. */
export function createWalletsOnDemand(
  deployment: Pick<Deployment, "googlePay">,
  load: () => Promise<Omit<Wallets, "mayHave">>,
): Wallets {
  let arrived: Omit<Wallets, "mayHave"> | null = null;
  const loaded = onDemand(load);
  return {
    mayHave: (name) => mayHave(name, deployment),
    async prepare(name) {
      arrived = await loaded().catch(() => null);
      return (await arrived?.prepare(name)) ?? false;
    },
    open: async (name, asked) => arrived?.open(name, asked) ?? { kind: "failed", message: "" },
  };
}

/** Most visits have nothing to report. If the reporter itself can't be loaded, nothing is reported. */
export function createReporterOnDemand(
  { errorReporting: url }: Pick<Deployment, "errorReporting">,
  load: (url: string) => Promise<ErrorReporter>,
): ErrorReporter {
  if (url === null) return { report: () => {} };
  const loaded = onDemand(() => load(url));
  return {
    report(entry) {
      loaded()
        .then((reporter) => reporter.report(entry))
        .catch(() => {});
    },
  };
}

/** The delay before a chunk that failed to load is requested again. */
const tryAgainMs = 20_000;

/** Loads the orders' code when the first order is requested: reading a menu doesn't need it. */
export function createOrdersOnDemand(load: () => Promise<LiveOrders>, clock: Clock): LiveOrders {
  const loaded = onDemand(load);
  return {
    findOrder: (reference, zone) =>
      loaded().then(
        (orders) => orders.findOrder(reference, zone),
        () => ({ kind: "failed" }) as const,
      ),
    readSent: (sent, zone) =>
      loaded().then(
        (orders) => orders.readSent(sent, zone),
        () => null,
      ),
    watchOrder(reference, zone, listener: OrderListener) {
      let stop = () => {};
      let isStopped = false;
      const begin = async () => {
        const orders = await loaded().catch(() => null);
        if (isStopped) return;
        if (orders) {
          stop = orders.watchOrder(reference, zone, listener);
        } else {
          listener.lost();
          stop = clock.after(tryAgainMs, () => void begin());
        }
      };
      void begin();
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
