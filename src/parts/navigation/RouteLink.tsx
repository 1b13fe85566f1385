import { useAtomValue, useSetAtom } from "jotai";
import { type MouseEvent, type ReactNode, useTransition } from "react";
import { settingsAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { pathOf, type Route } from "../../state/navigation/paths.ts";

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The props of a link to a screen: a real URL on a full page; an embedded shop has no URLs. */
export function useRouteLink(route: Route) {
  const { isFullPage, basePath } = useAtomValue(settingsAtom);
  const navigate = useSetAtom(navigateAtom);
  // Navigates in a transition, so that the click is handled before the screen renders. Further clicks are ignored until
  // then, so that they don't navigate twice.
  const [isPending, startTransition] = useTransition();
  return {
    isPending,
    href: isFullPage ? `${basePath}${pathOf(route)}` : "#",
    onClick(event: MouseEvent) {
      if (isFullPage && !isPlainClick(event)) return;
      event.preventDefault();
      if (!isPending) startTransition(() => navigate(route));
    },
  };
}

interface RouteLinkProps {
  readonly to: Route;
  readonly className?: string;
  readonly children: ReactNode;
}

export function RouteLink({ to, className, children }: RouteLinkProps) {
  const { href, onClick } = useRouteLink(to);
  return (
    <a className={className} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
