import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, type ReactNode, useTransition } from "react";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { pathOf, type Route } from "../../state/navigation/paths.ts";
import { type LinkProps, linkProps } from "../../ui/linkProps.ts";

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

interface RouteLinkState {
  readonly link: LinkProps & { readonly onClick: (event: MouseEvent) => void };
  /** It is followed, but its screen isn't there yet. */
  readonly isPending: boolean;
}

/** The props of a link to a screen: it has an address on a full page, but not in an embedded shop. */
export function useRouteLink(route: Route): RouteLinkState {
  const { isFullPage, basePath } = useAtomValue(settingsAtom);
  const navigate = useSetAtom(navigateAtom);
  // Navigates in a transition, so that the click is handled before the screen renders. Further clicks are ignored until
  // then, so that they don't navigate twice.
  const [isPending, startTransition] = useTransition();
  const onClick = (event: MouseEvent) => {
    if (isFullPage && !isPlainClick(event)) return;
    event.preventDefault();
    if (!isPending) startTransition(() => navigate(route));
  };
  return { link: { ...linkProps(isFullPage ? `${basePath}${pathOf(route)}` : null), onClick }, isPending };
}

interface RouteLinkProps {
  readonly to: Route;
  readonly className?: string;
  readonly children: ReactNode;
}

export function RouteLink({ to, className, children }: RouteLinkProps) {
  const { link } = useRouteLink(to);
  return (
    <a className={className} {...link}>
      {children}
    </a>
  );
}
