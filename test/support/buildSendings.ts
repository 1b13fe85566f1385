import type { InFlightOrders } from "../../src/services/ports/ordering.ts";

/** The sendings of one device. Pass the same object to each of its tabs. */
export function buildSendings(): InFlightOrders {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    during(udid, posting) {
      const own = posting.then(
        () => {},
        () => {},
      );
      underWay.set(udid, own);
      void own.then(() => underWay.get(udid) === own && underWay.delete(udid));
      return posting;
    },
    isUnderWay: async (udid) => underWay.has(udid),
    ended: async (udid) => void (await underWay.get(udid)),
  };
}
