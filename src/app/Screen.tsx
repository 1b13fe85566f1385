import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { shownRouteAtom } from "../state/screen/shownRoute.atoms.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AlertIcon } from "../ui/icons.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LostChunkButton, LostChunkWords } from "./LostChunk.tsx";
import { layouts } from "./layouts/layouts.tsx";
import { useOrderParts } from "./OrderParts.tsx";
import { routes } from "./routes.ts";
import { useChunk } from "./useChunk.ts";

export function Screen() {
  const { t } = useLingui();
  const route = useAtomValue(shownRouteAtom);
  const { layout = "default", load, hasFirstWords } = routes[route.name];
  const chunk = useChunk(load);
  const hasWords = useOrderParts(!hasFirstWords) || hasFirstWords;
  const Layout = layouts[layout];
  return (
    <Layout>
      <ErrorBoundary screen={route.name}>
        {chunk.kind === "failed" && (
          <EmptyState
            icon={<AlertIcon />}
            headingLevel={1}
            title={t`This screen could not be loaded`}
            text={<LostChunkWords chunk={chunk} />}
            action={<LostChunkButton chunk={chunk} />}
          />
        )}
        {chunk.kind !== "failed" && (chunk.kind === "ready" && hasWords ? <chunk.Component /> : <Spinner />)}
      </ErrorBoundary>
    </Layout>
  );
}
