import { createDeviceAttempts } from "../../services/adapters/deviceAttempts.ts";
import { createDeviceOrderMemory } from "../../services/adapters/deviceOrderMemory.ts";
import { createGuestSession } from "../../services/adapters/guestSession.ts";
import { createOrdersOnDemand } from "../../services/adapters/ordersOnDemand.ts";
import { randomIdentifiers } from "../../services/adapters/randomIdentifiers.ts";
import type { ServerClock } from "../../services/adapters/serverClock.ts";
import type { OrderServices, Services } from "../../services/ports/services.ts";
import type { Ground } from "./createServices.ts";

const loadApi = () => import("../../services/adapters/orderingApi.ts");
const loadRules = () => import("../../services/adapters/firestoreRules.ts");
const loadOrders = () => import("../../services/adapters/orders.ts");
const loadLive = () => import("../../services/adapters/firestoreLive.ts").then((chunk) => chunk.watchDocument);

export interface OrderGround extends Ground, Pick<Services, "connection"> {
  readonly clock: ServerClock;
}

export function createOrderServices(ground: OrderGround): OrderServices {
  const { clock, deployment, device, log } = ground;
  const session = createGuestSession(device, randomIdentifiers);
  let rules: Promise<OrderServices["loadRules"]> | null = null;
  return {
    attempts: createDeviceAttempts(device),
    identifiers: randomIdentifiers,
    loadOrdering: async () => {
      const { createOrderingApi } = await loadApi();
      return createOrderingApi({
        clock,
        deployment,
        isSandboxPayment: deployment.isSandboxPayment,
        token: session.token,
        log,
      });
    },
    loadRules(asked) {
      rules ??= loadRules().then(({ createFirestoreRules }) => createFirestoreRules(ground));
      return rules
        .then((load) => load(asked))
        .catch(() => {
          // Its chunk didn't come: the next who asks tries again.
          rules = null;
          return null;
        });
    },
    orderMemory: createDeviceOrderMemory(device),
    orders: createOrdersOnDemand(async () => {
      const { createFirestoreOrders } = await loadOrders();
      return createFirestoreOrders({ ...ground, token: session.token, loadLive });
    }, clock),
    session,
  };
}
