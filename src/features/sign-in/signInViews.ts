import { useLingui } from "@lingui/react/macro";

export type SignInView = "log-in" | "forgotten" | "register";

export interface ViewProps {
  readonly onView: (view: SignInView) => void;
  readonly onSignedIn: () => void;
}

export function useViewTitle(view: SignInView): string {
  const { t } = useLingui();
  switch (view) {
    case "log-in":
      return t`Log in`;
    case "forgotten":
      return t`Forgot password`;
    case "register":
      return t`Register`;
  }
}
