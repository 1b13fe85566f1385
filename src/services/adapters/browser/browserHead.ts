/** What the shop writes into a full page's head. Null if it writes nothing. */
export interface PageHead {
  /** Undefined if the page keeps its own title. */
  readonly title: string | undefined;
  readonly language: string;
  readonly canonical: string | null;
  /** JSON that is escaped for use inside a `<script>`. */
  readonly structuredData: string | null;
  readonly manifest: string | null;
  /** An image URL. */
  readonly icon: string | null;
  /** The address opens an order, so it isn't for search engines or other sites (R85). */
  readonly isSecret: boolean;
}

export interface BrowserHead {
  show(head: PageHead): void;
  /** Restores the page's head. */
  clear(): void;
}

interface Piece {
  set(value: string | null): void;
}

/**
 * One element in the head, present while it has a value. If the page already has its own, which `own` finds anywhere in
 * it, nothing is added: a printed page (R112) has its data for search engines behind the dishes.
 */
function createPiece(
  own: string | null,
  make: () => HTMLElement,
  write: (element: HTMLElement, value: string) => void,
): Piece {
  const isPages = own !== null && document.querySelector(own) !== null;
  let element: HTMLElement | null = null;
  let written: string | null = null;
  return {
    set(value) {
      if (isPages || value === written) return;
      written = value;
      if (value === null) {
        element?.remove();
        element = null;
        return;
      }
      element ??= make();
      write(element, value);
      if (!element.isConnected) document.head.append(element);
    },
  };
}

function createLink(rel: string, hrefOf: (value: string) => string): Piece {
  const make = () => Object.assign(document.createElement("link"), { rel });
  return createPiece(`link[rel="${rel}"]`, make, (element, value) => element.setAttribute("href", hrefOf(value)));
}

/** A page's own is no reason to leave it out: browsers and search engines take the last one, or the strictest. */
function createMeta(name: string): Piece {
  const make = () => Object.assign(document.createElement("meta"), { name });
  return createPiece(null, make, (element, value) => element.setAttribute("content", value));
}

/** A Blob, because the content depends on the store and the shop can't serve files. */
function createManifest(): Piece {
  let url: string | null = null;
  const forget = () => url && URL.revokeObjectURL(url);
  const link = createLink("manifest", (json) => {
    forget();
    url = URL.createObjectURL(new Blob([json], { type: "application/manifest+json" }));
    return url;
  });
  return {
    set(json) {
      link.set(json);
      if (json === null) forget();
    },
  };
}

interface TypesGlobals {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScript(text: string): string }): { createScript(text: string): string };
  };
}

/** Null if the page doesn't allow the policy; then no structured data is written. */
function scriptWriter(): ((text: string) => string) | null {
  const { trustedTypes } = globalThis as TypesGlobals;
  try {
    const policy = trustedTypes?.createPolicy("servery-page", { createScript: (text) => text });
    return policy ? (text) => policy.createScript(text) : (text) => text;
  } catch {
    return null;
  }
}

/** Browsers don't run a data script, but Trusted Types require a policy for its text all the same. */
function createData(): Piece {
  const make = () => Object.assign(document.createElement("script"), { type: "application/ld+json" });
  let write: ReturnType<typeof scriptWriter> | undefined;
  const piece = createPiece('script[type="application/ld+json"]', make, (element, text) => {
    element.textContent = write?.(text) ?? "";
  });
  return {
    set(text) {
      if (text !== null) write ??= scriptWriter();
      piece.set(write ? text : null);
    },
  };
}

export function createBrowserHead(): BrowserHead {
  const root = document.documentElement;
  const before = { title: document.title, language: root.getAttribute("lang") };
  const canonical = createLink("canonical", (url) => url);
  // iPhones take a page's icon from its head, not from its manifest.
  const icon = createLink("apple-touch-icon", (url) => url);
  const [data, manifest] = [createData(), createManifest()];
  const [robots, referrer] = [createMeta("robots"), createMeta("referrer")];
  let titleSet: string | null = null;
  const setTitle = (title: string | undefined) => {
    if (title === titleSet) return;
    // If another script has changed the title meanwhile, it stays.
    if (title !== undefined) document.title = title;
    else if (document.title === titleSet) document.title = before.title;
    titleSet = title ?? null;
  };
  return {
    show(head) {
      setTitle(head.title);
      root.lang = head.language;
      canonical.set(head.canonical);
      data.set(head.structuredData);
      manifest.set(head.manifest);
      icon.set(head.icon);
      robots.set(head.isSecret ? "noindex" : null);
      referrer.set(head.isSecret ? "no-referrer" : null);
    },
    clear() {
      setTitle(undefined);
      if (before.language === null) root.removeAttribute("lang");
      else root.lang = before.language;
      for (const piece of [canonical, data, manifest, icon, robots, referrer]) piece.set(null);
    },
  };
}
