import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useDeferredValue, useEffect } from "react";
import { isLongMenuThereAtom } from "../parts/menu-extras/menuExtras.atoms.ts";
import {
  isMenuShownAtom,
  isSheetShownAtom,
  pageRouteAtom,
  type ShownRoute,
  shownRouteAtom,
} from "../state/screen/shownRoute.atoms.ts";
import { servicesAtom } from "../state/services.atoms.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AlertIcon } from "../ui/icons.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { whenIdle } from "../ui/whenIdle.ts";
import { CartSkeletonView } from "../views/shell/CartSkeletonView.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LostChunkButton, LostChunkText } from "./LostChunk.tsx";
import { HostNotices } from "./layouts/HostNotices.tsx";
import { Layout } from "./layouts/layouts.tsx";
import { useOrderParts } from "./OrderParts.tsx";
import { loadOrderSheet, routes } from "./routes.ts";
import { type LoadChunk, preloadChunk, useChunk, useHanging } from "./useChunk.ts";

/** If a chunk fails to load, it is requested again when its screen is shown. */
function fetchAhead(loads: readonly LoadChunk<object>[]): void {
  for (const load of loads) preloadChunk(load).catch(() => {});
}

interface ShownScreenProps {
  readonly name: ShownRoute["name"];
}

/** On a slow connection a lone spinner would look like an empty cart. */
function Waiting({ name }: ShownScreenProps) {
  return name === "cart" ? <CartSkeletonView /> : <Spinner />;
}

function ShownScreen({ name }: ShownScreenProps) {
  const { t } = useLingui();
  const { load, hasFirstWords, leadsTo } = routes[name];
  // R33 return: a failed chunk is requested again by itself, so that the page of a placed order appears as soon as it
  // can.
  const chunk = useChunk(load, useAtomValue(servicesAtom).connection);
  useEffect(() => leadsTo && whenIdle(() => fetchAhead(leadsTo)), [leadsTo]);
  const hasWords = useOrderParts(!hasFirstWords) || hasFirstWords;
  const isComplete = chunk.kind === "ready" && hasWords;
  const failed = chunk.kind === "failed" ? chunk : null;
  const hanging = useHanging(failed || isComplete ? null : load);
  const lost = failed ?? hanging;
  return (
    <ErrorBoundary screen={name}>
      {lost && (
        <EmptyState
          icon={<AlertIcon />}
          headingLevel={1}
          title={t`This screen could not be loaded`}
          text={<LostChunkText chunk={lost} />}
          action={<LostChunkButton chunk={lost} />}
        />
      )}
      {!lost && (isComplete ? <chunk.Component /> : <Waiting name={name} />)}
    </ErrorBoundary>
  );
}

/** A phone's cart or checkout. If the sheet can't be loaded, it stands above the page. */
function SheetScreen({ name }: ShownScreenProps) {
  const sheet = useChunk(loadOrderSheet, useAtomValue(servicesAtom).connection);
  const screen = <ShownScreen name={name} />;
  if (sheet.kind !== "ready") return sheet.kind === "failed" && screen;
  return (
    <sheet.Component screen={name}>
      <HostNotices />
      {screen}
    </sheet.Component>
  );
}

/**
 * When the diner leaves a long menu, it stays in the page, hidden, until it has been removed piece by piece. It also
 * stays, as it was, behind a sheet. If a link led to the sheet, the page behind it is drawn after it.
 */
export function Screen() {
  const page = useAtomValue(pageRouteAtom);
  const { name } = useAtomValue(shownRouteAtom);
  const isSheet = useAtomValue(isSheetShownAtom);
  const isMenu = useAtomValue(isMenuShownAtom);
  const isMenuThere = useAtomValue(isLongMenuThereAtom) || isMenu;
  const isPageDue = useDeferredValue(true, !isSheet);
  return (
    <Layout name={routes[page.name].layout} isAwaited={!isPageDue}>
      {isPageDue && isMenuThere && <ShownScreen name="store" />}
      {isPageDue && !isMenu && <ShownScreen name={page.name} />}
      {isSheet && <SheetScreen name={name} />}
    </Layout>
  );
}
