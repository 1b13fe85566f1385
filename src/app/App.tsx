import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Provider, useAtomValue, useSetAtom } from "jotai";
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";
import type { Device } from "../services/adapters/deviceMemory.ts";
import { languageAtom, settingsAtom, widthAtom } from "../state/host/host.atoms.ts";
import { pathAtom } from "../state/navigation/navigation.atoms.ts";
import { RootView } from "../views/shell/RootView.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { newsAtom } from "./news.atoms.ts";
import { FetchedAhead, Overlays } from "./overlays.tsx";
import { Screen } from "./Screen.tsx";
import { useHeldHeight } from "./useHeldHeight.ts";

type Store = ComponentProps<typeof Provider>["store"];

/** R5: the element's own width decides, live. */
function useOwnWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const setWidth = useSetAtom(widthAtom);
  useLayoutEffect(() => {
    const element = ref.current;
    const ruler = element?.lastElementChild;
    if (!ruler) return;
    // The observer also reports the first layout: the host's width that was read before may differ.
    const observer = new ResizeObserver((entries) => {
      // In the pixels of the shop's style sheets: a zoom of the host page makes them larger than the window's.
      for (const { contentRect } of entries) setWidth(contentRect.width);
      element.style.setProperty("--zoom", `${element.currentCSSZoom ?? 1}`);
    });
    observer.observe(ruler);
    return () => observer.disconnect();
  }, [setWidth]);
  return ref;
}

function focusHeading(root: HTMLElement): boolean {
  const heading = root.querySelector<HTMLElement>("h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

function focusedIn(root: HTMLElement): Element | null {
  const shadow = root.getRootNode();
  return shadow instanceof ShadowRoot ? shadow.activeElement : null;
}

/**
 * A screen whose chunk or store is still loading has no heading yet. If the diner has moved on, the focus stays where
 * it is.
 */
function focusHeadingWhenDrawn(root: HTMLElement): () => void {
  if (focusHeading(root)) return () => {};
  const before = focusedIn(root);
  const observer = new MutationObserver(() => {
    const now = focusedIn(root);
    if ((now !== null && now !== before) || focusHeading(root)) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** R6: a new screen comes into view, and its heading has the focus. */
function useArrival(ref: React.RefObject<HTMLDivElement | null>) {
  const path = useAtomValue(pathAtom);
  const { isFullPage } = useAtomValue(settingsAtom);
  const shown = useRef(path);
  useEffect(() => {
    const root = ref.current;
    if (shown.current === path || !root) return;
    shown.current = path;
    if (isFullPage) scrollTo({ top: 0 });
    else root.scrollIntoView({ block: "start" });
    return focusHeadingWhenDrawn(root);
  }, [path, isFullPage, ref]);
}

function Root({ device }: { readonly device: Device }) {
  const language = useAtomValue(languageAtom);
  const { isMobileForced } = useAtomValue(settingsAtom);
  const ref = useOwnWidth();
  useArrival(ref);
  const minHeight = useHeldHeight(ref, device);
  return (
    <RootView language={language} isMobileForced={isMobileForced} minHeight={minHeight} rootRef={ref}>
      {/* The last error boundary: an error that nobody else caught must not leave a blank box (R2). */}
      <ErrorBoundary screen="shop">
        {useAtomValue(newsAtom)}
        <Screen />
        <Overlays />
        <FetchedAhead />
      </ErrorBoundary>
    </RootView>
  );
}

interface AppProps {
  readonly store: NonNullable<Store>;
  readonly i18n: I18n;
  readonly device: Device;
}

export function App({ store, i18n, device }: AppProps) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <Root device={device} />
      </I18nProvider>
    </Provider>
  );
}
