import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import type { MessageTemplate, TemplateKey } from "../../domain/store/store.ts";
import { RichText } from "../../parts/rich-text/RichText.tsx";
import { languageAtom } from "../../state/host/host.atoms.ts";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import type { Route } from "../../state/navigation/paths.ts";
import { orderServicesAtom } from "../../state/services.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { type Picture, StatePicture } from "../../ui/StatePicture.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { MemberSlot } from "./MemberSlot.tsx";
import css from "./ThankYou.css?inline";

registerSheet(css);

interface ThankYouProps {
  readonly template: TemplateKey;
  readonly picture: Picture;
  /** An additional text if the deployment hasn't written one. */
  readonly more?: ReactNode;
  readonly bought?: ReactNode;
  /** The route on which ordering continues. */
  readonly next: Route;
  /** The first way on, if ordering isn't what most diners want now. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
}

export function ThankYou({ template: key, picture, more, bought, next, first, children }: ThankYouProps) {
  const { t } = useLingui();
  const navigate = useSetAtom(navigateAtom);
  const template = useTemplate(key);
  return (
    <EmptyState
      icon={<StatePicture of={picture} />}
      headingLevel={1}
      title={t`Thank you`}
      {...(template === undefined && { text: <Spinner /> })}
      {...(template === null && {
        text: (
          <>
            <Trans>A request has been sent. Please check your email to see the status of your order.</Trans>
            {more && <> {more}</>}
          </>
        ),
      })}
      action={
        <>
          {/* Who gets what comes before what holds for every order. */}
          <div className="thank-you__news">
            {bought}
            <MemberSlot asks />
          </div>
          {template && (
            <div className="thank-you__words">
              <RichText html={template} />
            </div>
          )}
          <div className="thank-you__ways">
            {first}
            <Button variant={first ? "secondary" : "primary"} onClick={() => navigate(next)}>
              <Trans>Continue ordering</Trans>
            </Button>
            {children}
          </div>
        </>
      }
    />
  );
}

/**
 * R78: the deployment's own HTML, in the shop's language if available. Null if it has none; undefined until that is
 * known.
 */
function useTemplate(key: TemplateKey): string | null | undefined {
  const { loadTemplate } = useAtomValue(orderServicesAtom);
  const language = useAtomValue(languageAtom);
  const [template, setTemplate] = useState<MessageTemplate | null>();
  useEffect(() => {
    let isCurrent = true;
    void loadTemplate(key).then((loaded) => {
      if (isCurrent) setTemplate(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [loadTemplate, key]);
  return template && (template[language] ?? template.en);
}
