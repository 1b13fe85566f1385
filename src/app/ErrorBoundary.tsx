import { useLingui } from "@lingui/react/macro";
import { useSetAtom } from "jotai";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { logAtom } from "../state/log/log.atoms.ts";
import { navigateAtom } from "../state/navigation/navigation.atoms.ts";
import { Button } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { AlertIcon } from "../ui/icons.tsx";

interface CatcherProps {
  readonly onError: (what: string) => void;
  readonly fallback: (reset: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface CatcherState {
  readonly hasFailed: boolean;
}

/** An error of the shop itself would come again at once. */
const mostDrawnAgain = 20;

/**
 * Catches an error inside, so that the rest of the shop keeps working. If somebody else removed a node of React, and
 * `watchAltered` didn't find what it became, everything inside is drawn again.
 */
export class Catcher extends Component<CatcherProps, CatcherState> {
  override readonly state: CatcherState = { hasFailed: false };
  #drawnAgain = 0;

  static getDerivedStateFromError(): CatcherState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (`${error}`.startsWith("NotFoundError") && this.#drawnAgain < mostDrawnAgain) {
      this.#drawnAgain += 1;
      this.setState({ hasFailed: false });
      return;
    }
    this.props.onError(`${error}${info.componentStack}`);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback(() => this.setState({ hasFailed: false })) : children;
  }
}

export function useErrorLog(): CatcherProps["onError"] {
  const log = useSetAtom(logAtom);
  return (cause) => log({ type: "Error", category: "screen", description: "Something broke", cause });
}

/** The message for a diner. */
export function StoppedText() {
  const { t } = useLingui();
  return t`Sorry, this page isn't working right now. Your cart is safe.`;
}

/** A screen with an error is logged, and the diner is shown a way back. Other screens aren't affected. */
export function ErrorBoundary({ screen, children }: { readonly screen: string; readonly children: ReactNode }) {
  const { t } = useLingui();
  const onError = useErrorLog();
  const navigate = useSetAtom(navigateAtom);
  const fallback = (reset: () => void) => {
    const goBack = () => {
      navigate({ name: "main" });
      reset();
    };
    return (
      <EmptyState
        icon={<AlertIcon />}
        headingLevel={1}
        title={t`Something is wrong.`}
        text={<StoppedText />}
        action={<Button onClick={goBack}>{t`Back to menu`}</Button>}
      />
    );
  };
  return (
    <Catcher key={screen} onError={onError} fallback={fallback}>
      {children}
    </Catcher>
  );
}
