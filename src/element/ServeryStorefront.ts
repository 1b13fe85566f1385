import r2wc from "@r2wc/react-to-web-component";
import type { ReactNode } from "react";
import type { ServeryOpenRequest, ServeryReadyDetail } from "../index.ts";
import { attributeNames } from "../wire/host/parseHost.ts";
import { dispatchPublicEvent } from "../wire/host/publicEvent.ts";
import { version } from "../wire/host/version.ts";
import { layoutMark } from "../wire/published/printedPage.ts";
import { takeOver } from "./takeOver.ts";

type App = typeof import("../app/composition/createStorefront.tsx");
type Storefront = Awaited<ReturnType<App["createStorefront"]>>;
type Input = Parameters<App["createStorefront"]>[0];

/** What the script passes to every element on the page. */
export interface Bundle extends Pick<Input, "baked" | "base" | "started" | "words" | "screens"> {
  /** R82: the height that the entry gave to elements that existed before the script ran. */
  readonly heights: ReadonlyMap<Element, string>;
  /** The message for diners if the shop can't be loaded. */
  readonly errorMessage: () => HTMLElement;
}

/** Longer than a slow phone needs. */
const patienceMs = 20_000;

interface MountProps {
  storefront?: Storefront;
  /** R82: shows the page's own content inside the element until the shop is loaded. */
  fallback: HTMLSlotElement;
  /** Called when the app's first screen is in the DOM but not painted yet. */
  onShown: () => void;
}

function Mount({ storefront, onShown }: MountProps): ReactNode {
  return storefront?.render(onShown);
}

/** Holds the shop's place, so that nothing below it jumps when the shop appears. */
function createFallback(height = "100vh"): HTMLSlotElement {
  const slot = document.createElement("slot");
  slot.style.display = "block";
  slot.style.minHeight = height;
  return slot;
}

const props = Symbol.for("r2wc.props");
const Base = r2wc<MountProps>(Mount, { shadow: "open" }) as unknown as new () => HTMLElement & {
  [props]: MountProps;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** A change of one of these attributes restarts the shop. Other changes are applied live. */
const restarting: readonly string[] = ["config", "full-page", "base-path", "hq-id", "shared-device"];

interface StorefrontClass extends CustomElementConstructor {
  /** An older version of the shop has none. */
  readonly onDuplicate?: (version: string, base: string) => void;
}

export function storefrontClass(bundle: Bundle): StorefrontClass {
  return class ServeryStorefront extends Base {
    static readonly observedAttributes = attributeNames;
    static readonly version = version;

    /** Another build of the shop is on the page, too. The first one defines the element. */
    static onDuplicate(other: string, base: string): void {
      const [own, theirs] = [bundle.base, base].map((url) => new URL(".", url).href);
      if (own === theirs) return;
      console.warn(
        `Servery: ${own} runs in version ${version}. ${theirs}, version ${other}, is on the page too and doesn't run.`,
      );
    }

    readonly version = version;
    /** R107. */
    readonly ready = new Promise<ServeryReadyDetail>((resolve) => {
      this.addEventListener("servery:ready", ({ detail }) => resolve(detail), { once: true });
    });

    #config: unknown = null;
    #cardFields: unknown = null;
    #isMounted = false;
    readonly #errorMessage = bundle.errorMessage();
    /** The latest start. A newer start aborts it. Null before the first. */
    #start: AbortController | null = null;
    /** That start's work. */
    #loading: Promise<void> | null = null;

    constructor() {
      super();
      this[props].fallback = createFallback(bundle.heights.get(this));
      this[props].onShown = () => this.#takeOver();
      const screen = bundle.screens.get(this);
      if (screen) screen.showPhotos();
      // Another copy of the script may have drawn a screen here; it is replaced.
      else this.shadowRoot?.replaceChildren(this[props].fallback);
      this.#takeEarly("config");
      this.#takeEarly("cardFields");
      // A button of the page: `<button commandfor="shop" command="--open">`.
      this.addEventListener("command", (event) => {
        if ((event as Event & { readonly command?: string }).command === "--open") this.open().catch(console.error);
      });
    }

    /** A page may set a property before this class is defined. */
    #takeEarly(name: "config" | "cardFields"): void {
      if (!Object.hasOwn(this, name)) return;
      const { [name]: value } = this;
      Reflect.deleteProperty(this, name);
      this[name] = value;
    }

    /** The shadow root already exists if a first screen was drawn. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    get config(): unknown {
      return this.#config;
    }

    set config(value: unknown) {
      // A framework may set the `config` attribute's text as a property.
      if (typeof value === "string") {
        this.setAttribute("config", value);
        return;
      }
      this.#config = value ?? null;
      if (this.#start) this.#restart();
    }

    get cardFields(): unknown {
      return this.#cardFields;
    }

    set cardFields(value: unknown) {
      if (value === this.#cardFields) return;
      this.#cardFields = value ?? null;
      this[props].storefront?.setCardFields(this.#cardFields);
    }

    async log(): ReturnType<Storefront["log"]> {
      return this[props].storefront?.log() ?? [];
    }

    open(request?: ServeryOpenRequest): Promise<void> {
      return this.#call("open", request);
    }

    close(): Promise<void> {
      return this.#call("close");
    }

    /** A call waits for a shop that is starting, even if it starts anew meanwhile. */
    async #call(method: "open" | "close", request?: unknown): Promise<void> {
      let loading: Promise<void> | null;
      do {
        loading = this.#loading;
        await loading;
      } while (loading !== this.#loading);
      const { storefront } = this[props];
      if (!storefront) throw new Error("This element isn't in the page.");
      return storefront.call(method, request);
    }

    override connectedCallback(): void {
      if (this[props].storefront === undefined) this.#begin();
      else {
        this.#raiseDialogs();
        // A move in the page has emptied their frames.
        this[props].storefront.setCardFields(this.#cardFields);
      }
    }

    /** An element that is only moved is connected again before the microtask runs, and keeps its shop. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#stop();
      });
    }

    /** While the element was out of the page, its modal dialogs left the top layer. This opens them again. */
    #raiseDialogs(): void {
      for (const dialog of this.shadowRoot?.querySelectorAll("dialog") ?? []) {
        if (!dialog.open || dialog.matches(":modal")) continue;
        dialog.close();
        dialog.showModal();
      }
    }

    /** Called when `moveBefore` moves the element. It does nothing on purpose, so that the shop stays as it is. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after || !this.#start) return;
      if (restarting.includes(name)) this.#restart();
      else this.#update();
    }

    #attributes(): Input["attributes"] {
      return Object.fromEntries(attributeNames.map((name) => [name, this.getAttribute(name)]));
    }

    /** If a part of the shop fails to load, or hangs, the element must not be blank. */
    #begin(): void {
      this.#errorMessage.remove();
      const { signal } = this.#newStart();
      const hangs = () => {
        if (signal.aborted) return;
        this.#tellLost(`no answer after ${patienceMs / 1_000} s`);
        // What has been drawn stays: the shop may still arrive.
        this.shadowRoot?.prepend(this.#errorMessage);
      };
      const timer = setTimeout(hangs, patienceMs);
      this.#loading = this.#load(signal);
      this.#loading
        .catch((cause: unknown) => {
          // A newer start has its own outcome.
          if (signal.aborted) return;
          this.#tellLost(cause);
          if (!this.#isMounted) this.#showError();
        })
        .finally(() => clearTimeout(timer));
    }

    /** For the page and its developer. */
    #tellLost(cause: unknown): void {
      const message = "The shop could not be loaded";
      console.error(`Servery: ${message}.`, cause);
      const detail = { category: "screen", message };
      dispatchPublicEvent(() => this, "error", detail);
    }

    /** Returns the first screen, and forgets it so that it is used only once. */
    #endScreen(): ReturnType<Input["screens"]["get"]> {
      const screen = bundle.screens.get(this);
      bundle.screens.delete(this);
      return screen;
    }

    #takeOver(): void {
      const screen = this.#endScreen();
      this[props].fallback.remove();
      if (screen && this.shadowRoot) takeOver(this.shadowRoot, screen);
    }

    /** A printed menu stays, because it can be read (R112). */
    #showError(): void {
      const { fallback } = this[props];
      fallback.style.minHeight = "";
      if (bundle.screens.get(this)?.drawn.hasAttribute(layoutMark))
        this.shadowRoot?.prepend(this.#errorMessage, fallback);
      else {
        this.#endScreen()?.drawn.remove();
        this.shadowRoot?.replaceChildren(this.#errorMessage, fallback);
      }
    }

    /** Aborts the previous start and returns a new one. */
    #newStart(): AbortController {
      this.#start?.abort();
      this.#start = new AbortController();
      return this.#start;
    }

    async #load(signal: AbortSignal): Promise<void> {
      const { createStorefront } = await import("../app/composition/createStorefront.tsx");
      const root = this.shadowRoot;
      if (!root || signal.aborted || !this.isConnected) return;
      const storefront = await createStorefront({
        ...bundle,
        host: this,
        root,
        attributes: this.#attributes(),
        config: this.#config,
        cardFields: this.#cardFields,
        signal,
        restart: () => this.#restart(),
      });
      if (signal.aborted || !this.isConnected) {
        storefront.dispose();
        return;
      }
      this.#errorMessage.remove();
      this[props].storefront = storefront;
      this.#isMounted = true;
      // What has changed while it was starting.
      storefront.setCardFields(this.#cardFields);
      super.connectedCallback();
      this.#update();
    }

    #update(): void {
      const { storefront } = this[props];
      // A shop that failed to load may work with another attribute value.
      if (this.#errorMessage.isConnected || storefront?.update(this.#attributes()) === false) this.#restart();
    }

    #stop(): void {
      this.#start?.abort();
      if (!this.#isMounted) return;
      // If the element is removed before the app's first frame, the first screen is still there.
      this.#endScreen()?.drawn.remove();
      this.#isMounted = false;
      super.disconnectedCallback();
      this[props].storefront?.dispose();
      delete this[props].storefront;
      this.shadowRoot?.append(this[props].fallback);
    }

    #restart(): void {
      this.#stop();
      if (this.isConnected) this.#begin();
    }
  };
}
