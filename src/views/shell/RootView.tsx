import type { ReactNode, Ref } from "react";
import type { Language } from "../../domain/host/hostSettings.ts";
import { classNames } from "../../ui/classNames.ts";

interface RootViewProps {
  readonly language: Language;
  readonly isMobileForced: boolean;
  readonly minHeight: string;
  readonly children: ReactNode;
  readonly rootRef?: Ref<HTMLDivElement>;
}

export function RootView({ language, isMobileForced, minHeight, children, rootRef }: RootViewProps): ReactNode {
  return (
    <div
      className={classNames("servery", isMobileForced && "servery--narrow")}
      style={{ minHeight }}
      lang={language}
      ref={rootRef}
    >
      {children}
      {/* As wide as the shop and of constant height, so that its resize observer runs only when the width changes. */}
      <div />
    </div>
  );
}
