import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { RichText } from "../../parts/rich-text/RichText.tsx";
import { navigateAtom } from "../../state/navigation/navigation.atoms.ts";
import { orderSeenAtom } from "../../state/order/seenOrder.actions.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { StatePicture } from "../../ui/StatePicture.tsx";
import { orderPictures } from "./orderPictures.tsx";
import { useTemplate } from "./useTemplate.ts";

/** For stores that don't let guests follow their order. */
export function ThankYouScreen() {
  const { t } = useLingui();
  const home = useAtomValue(homeRouteAtom);
  const navigate = useSetAtom(navigateAtom);
  const see = useSetAtom(orderSeenAtom);
  const template = useTemplate("thankyou");
  useEffect(() => see(), [see]);
  return (
    <EmptyState
      icon={<StatePicture of={orderPictures.sent} />}
      headingLevel={1}
      title={t`Thank you`}
      {...(template === undefined && { text: <Spinner /> })}
      {...(template === null && {
        text: <Trans>A request has been sent. Please check your email to see the status of your order.</Trans>,
      })}
      action={
        <>
          {template && <RichText html={template} />}
          <Button onClick={() => navigate(home)}>
            <Trans>Continue ordering</Trans>
          </Button>
        </>
      }
    />
  );
}
