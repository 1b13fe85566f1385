import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Provider, useAtomValue, useSetAtom, useStore } from "jotai";
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Device } from "../services/adapters/device/deviceMemory.ts";
import { languageAtom, settingsAtom, widthAtom } from "../state/host/host.atoms.ts";
import { servedMenuAtom } from "../state/menu/menu.atoms.ts";
import { pathAtom } from "../state/navigation/navigation.atoms.ts";
import { isMenuShownAtom, isSheetShownAtom, pageRouteAtom } from "../state/screen/shownRoute.atoms.ts";
import { isMenuReadOnlyAtom } from "../state/store/drawnMenu.atoms.ts";
import { endDrawnMenuAtom } from "../state/store/store.actions.ts";
import { storeParamAtom } from "../state/store/store.atoms.ts";
import { focusHeadingWhenDrawn } from "../ui/focusHeadingWhenDrawn.ts";
import { whenIdle } from "../ui/whenIdle.ts";
import { RootView } from "../views/shell/RootView.tsx";
import { reservedHeight } from "../views/shell/reservedHeight.ts";
import type { DrawnScreen } from "../wire/host/drawnScreen.ts";
import { storageRows } from "../wire/storage/table.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { newsAtom } from "./lateParts.atoms.ts";
import { InFront } from "./layouts/InFront.tsx";
import { FetchedAhead, Overlays } from "./overlays.tsx";
import { ReadOnlyMenuPart } from "./ReadOnlyMenuPart.tsx";
import { Screen } from "./Screen.tsx";
import { watchAltered } from "./watchAltered.ts";

type Store = ComponentProps<typeof Provider>["store"];

/** R5: the element's own width decides the layout. Its changes are followed live. */
function useOwnWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const setWidth = useSetAtom(widthAtom);
  useLayoutEffect(() => {
    const element = ref.current;
    const ruler = element?.lastElementChild;
    if (!ruler) return;
    // The observer also reports the first layout, whose width may differ from the host's width that was read before.
    const observer = new ResizeObserver((entries) => {
      // Measured in the pixels of the shop's style sheets. If the host page is zoomed, these are larger than the
      // window's.
      for (const { contentRect } of entries) setWidth(contentRect.width);
      element.style.setProperty("--zoom", `${element.currentCSSZoom ?? 1}`);
    });
    observer.observe(ruler);
    return () => observer.disconnect();
  }, [setWidth]);
  return ref;
}

/** The page, even if a sheet is over it. */
function pageOf(store: NonNullable<Store>) {
  const page = `${store.get(pageRouteAtom).name} ${store.get(storeParamAtom)}`;
  return { page, hasSheet: store.get(isSheetShownAtom) };
}

/**
 * R6: scrolls a new screen into view and focuses its heading. It follows each change of the path and doesn't compare
 * paths, because choosing a venue at checkout (R75) ends at the path where it began. A page that only gets or loses a
 * sheet stays as it is.
 */
function useArrival(ref: React.RefObject<HTMLDivElement | null>) {
  const store = useStore();
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    let now = pageOf(store);
    const move = () => {
      const before = now;
      now = pageOf(store);
      if (now.page === before.page && (now.hasSheet || before.hasSheet)) return;
      // Before the old screen is removed: otherwise the browser and React lay out half a screen twice to move the
      // focus.
      const shadow = ref.current?.getRootNode() as ShadowRoot | undefined;
      (shadow?.activeElement as HTMLElement | null | undefined)?.blur();
      setMoves((count) => count + 1);
    };
    return store.sub(pathAtom, move);
  }, [store, ref]);
  // Before the paint: otherwise the new screen appears for a moment at the old scroll position.
  useLayoutEffect(() => {
    const root = ref.current;
    if (moves === 0 || !root) return;
    if (store.get(settingsAtom).isFullPage) scrollTo({ top: 0 });
    else root.scrollIntoView({ block: "start" });
    // A sheet takes the focus itself.
    return store.get(isSheetShownAtom) ? undefined : focusHeadingWhenDrawn(root);
  }, [moves, store, ref]);
}

interface RootProps {
  readonly device: Device;
  readonly onShown: () => void;
}

function Root({ device, onShown }: RootProps) {
  const language = useAtomValue(languageAtom);
  const { isMobileForced } = useAtomValue(settingsAtom);
  const ref = useOwnWidth();
  useLayoutEffect(() => (ref.current ? watchAltered(ref.current) : undefined), [ref]);
  useArrival(ref);
  const minHeight = useReservedHeight(ref, device);
  const endDrawnMenu = useSetAtom(endDrawnMenuAtom);
  useLayoutEffect(() => {
    endDrawnMenu();
    onShown();
  }, [endDrawnMenu, onShown]);
  return (
    <RootView language={language} isMobileForced={isMobileForced} minHeight={minHeight} rootRef={ref}>
      {/* The last error boundary: an error that no other boundary caught must not leave a blank box (R2). */}
      <ErrorBoundary screen="shop">
        <InFront>{useAtomValue(newsAtom)}</InFront>
        <Screen />
        <Overlays />
        <FetchedAhead />
      </ErrorBoundary>
    </RootView>
  );
}

/** What was drawn before the app stays while it is better than what the app has. */
function Shop({ drawn, ...root }: ShopProps) {
  const isReadOnly = useAtomValue(isMenuReadOnlyAtom);
  return isReadOnly && drawn?.shop ? <ReadOnlyMenuPart screen={drawn} shop={drawn.shop} /> : <Root {...root} />;
}

interface ShopProps extends RootProps {
  readonly drawn: DrawnScreen | null;
}

interface AppProps extends ShopProps {
  readonly store: NonNullable<Store>;
  readonly i18n: I18n;
}

export function App({ store, i18n, ...shop }: AppProps) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <Shop {...shop} />
      </I18nProvider>
    </Provider>
  );
}

/** R82: keeps the place of the last visit's menu until this one is there. */
export function useReservedHeight(ref: RefObject<HTMLElement | null>, device: Device): string {
  const [lastPx] = useState(() => {
    const last = device.read(storageRows.place);
    return last?.windowPx === innerWidth ? last.heightPx : null;
  });
  const widthPx = useAtomValue(widthAtom);
  const menu = useAtomValue(servedMenuAtom).kind;
  const isMenu = useAtomValue(isMenuShownAtom);
  const isDrawn = isMenu && menu === "ready";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the width.
  useEffect(() => {
    if (!isDrawn) return;
    return whenIdle(() => {
      const content = ref.current?.querySelector(".layout");
      if (content) device.save(storageRows.place, { windowPx: innerWidth, heightPx: content.clientHeight });
    });
  }, [isDrawn, widthPx, device, ref]);
  return reservedHeight(lastPx, isMenu && menu === "loading");
}
