import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, type ReactNode, useTransition } from "react";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { pathOf, type Route } from "../../state/navigation/paths.ts";

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** How a link to a screen behaves: a real URL on a full page; embedded, the shop has no URLs of its own. */
export function useRouteLink(route: Route) {
  const { isFullPage, basePath } = useAtomValue(settingsAtom);
  const navigate = useSetAtom(navigateAtom);
  // The press is answered before the screen is drawn; one more, until it is, would lead there twice.
  const [isLeading, lead] = useTransition();
  return {
    href: isFullPage ? `${basePath}${pathOf(route)}` : "#",
    onClick(event: MouseEvent) {
      if (isFullPage && !isPlainClick(event)) return;
      event.preventDefault();
      if (!isLeading) lead(() => navigate(route));
    },
  };
}

interface RouteLinkProps {
  readonly to: Route;
  readonly className?: string;
  readonly children: ReactNode;
}

export function RouteLink({ to, className, children }: RouteLinkProps) {
  return (
    <a className={className} {...useRouteLink(to)}>
      {children}
    </a>
  );
}
