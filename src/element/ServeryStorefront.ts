import { createRoot } from "react-dom/client";
import { attributeNames } from "../wire/host/attributes.ts";

type App = typeof import("../app/composition/createStorefront.tsx");
type Storefront = Awaited<ReturnType<App["createStorefront"]>>;
type Input = Parameters<App["createStorefront"]>[0];

/** What the build gives every element on the page. */
export interface Bundle extends Pick<Input, "baked" | "base" | "started"> {
  /** What a diner reads where the shop can't be loaded. */
  readonly sorry: string;
}

/** A shop that is shown. */
interface Shown {
  readonly storefront: Storefront;
  readonly unmount: () => void;
}

function show(storefront: Storefront, root: ShadowRoot): Shown {
  const react = createRoot(root);
  react.render(storefront.render());
  return { storefront, unmount: () => react.unmount() };
}

/** Attributes that decide which shop this is: a change of one starts anew; the others are applied live. */
const founding: readonly string[] = ["config", "full-page", "base-path", "hq-id"];

export function storefrontClass(bundle: Bundle): CustomElementConstructor {
  return class ServeryStorefront extends HTMLElement {
    static readonly observedAttributes = attributeNames;

    readonly #root = this.attachShadow({ mode: "open" });
    #config: unknown = null;
    #shown: Shown | null = null;
    /** Counts starts, so that one that is overtaken gives way. */
    #start = 0;

    constructor() {
      super();
      // A page may set `element.config` before this class is there to hear of it.
      if (!Object.hasOwn(this, "config")) return;
      const { config } = this;
      Reflect.deleteProperty(this, "config");
      this.config = config;
    }

    get config(): unknown {
      return this.#config;
    }

    set config(value: unknown) {
      // A framework sets here what a page writes as the attribute.
      if (typeof value === "string") {
        this.setAttribute("config", value);
        return;
      }
      this.#config = value ?? null;
      if (this.#start > 0) this.#restart();
    }

    connectedCallback(): void {
      if (this.#shown) this.#raiseDialogs();
      else this.#begin();
    }

    /** An element that is only moved is connected again before the microtask, and keeps its shop. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#close();
      });
    }

    /** Out of the page for that moment, a modal dialog lost its place above it. */
    #raiseDialogs(): void {
      for (const dialog of this.#root.querySelectorAll("dialog")) {
        if (!dialog.open || dialog.matches(":modal")) continue;
        dialog.close();
        dialog.showModal();
      }
    }

    /** Moved by `moveBefore`: nothing to do, which is the point. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after || this.#start === 0) return;
      if (founding.includes(name)) this.#restart();
      else this.#update();
    }

    #attributes(): Input["attributes"] {
      return Object.fromEntries(attributeNames.map((name) => [name, this.getAttribute(name)]));
    }

    /** A part of the shop that the network loses must not leave a blank box. */
    #begin(): void {
      this.#open().catch((cause: unknown) => {
        console.error("Servery: the shop could not be loaded.", cause);
        if (!this.#shown) this.#root.textContent = bundle.sorry;
      });
    }

    async #open(): Promise<void> {
      this.#start += 1;
      const start = this.#start;
      const { createStorefront } = await import("../app/composition/createStorefront.tsx");
      if (start !== this.#start || !this.isConnected) return;
      const storefront = await createStorefront({
        ...bundle,
        host: this,
        root: this.#root,
        attributes: this.#attributes(),
        config: this.#config,
        restart: () => this.#restart(),
      });
      if (start !== this.#start || !this.isConnected) {
        storefront.dispose();
        return;
      }
      this.#shown = show(storefront, this.#root);
      // What was changed while it was starting.
      this.#update();
    }

    #update(): void {
      if (this.#shown && !this.#shown.storefront.update(this.#attributes())) this.#restart();
    }

    #close(): void {
      this.#start += 1;
      this.#shown?.unmount();
      this.#shown?.storefront.dispose();
      this.#shown = null;
    }

    #restart(): void {
      this.#close();
      if (this.isConnected) this.#begin();
    }
  };
}
