import type { ReactNode } from "react";
import type { ServeryLogEntry } from "../../index.ts";
import type { Device } from "../../services/adapters/device/deviceMemory.ts";
import type { JotaiStore } from "../../state/services.atoms.ts";
import type { RawAttributes } from "../../wire/host/parseHost.ts";
import type { OrderContext } from "./services/createOrderServices.ts";

/** Collects what has to stop. Everything that a shop starts is passed the shop's scope. */
export interface StopScope {
  readonly isClosed: () => boolean;
  /** Each is called when the scope closes, in this order; at once if it is closed already. */
  readonly add: (...stops: readonly (() => void)[]) => void;
  readonly close: () => void;
}

export function createStopScope(): StopScope {
  const stops: (() => void)[] = [];
  let isClosed = false;
  const close = () => {
    isClosed = true;
    for (const stop of stops.splice(0)) stop();
  };
  return {
    isClosed: () => isClosed,
    add: (...added) => {
      stops.push(...added);
      if (isClosed) close();
    },
    close,
  };
}

export interface ShopScope {
  readonly store: JotaiStore;
  readonly scope: StopScope;
}

export interface OpenShop extends ShopScope {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly device: Device;
  readonly context: OrderContext;
  /** R76: a printed home page was left before the app was there. */
  readonly hasLeftHome: boolean;
  /** Applies the store's colours. The host page's colours override them. */
  readonly applyColours: () => void;
  /** Starts again with a new shop. */
  readonly restart: () => void;
}

/** R107: the shop, as far as the page's calls need it. */
export type CalledShop = Pick<OpenShop, "store" | "scope" | "host" | "root">;

/** R107: what a page calls on the element. */
export type Method = "open" | "close";

/** One element's shop, until it is disposed of. */
export interface Storefront {
  /** Calls back when its screen is in the DOM but not painted yet. */
  render(onShown: () => void): ReactNode;
  /** False if these attributes need a restart. */
  update(attributes: RawAttributes): boolean;
  /** R105. Setting the same fields again starts them anew. */
  setCardFields(value: unknown): void;
  /** R107. The request is what the page passes, unchecked. */
  call(method: Method, request?: unknown): Promise<void>;
  /** R94. */
  log(): Promise<readonly ServeryLogEntry[]>;
  dispose(): void;
}
