import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Store } from "../../domain/store/store.ts";
import { storeName } from "../../domain/store/storeName.ts";
import { tableNumber } from "../../domain/visit/visit.ts";
import { BackLink } from "../../parts/navigation/BackLink.tsx";
import { CheckInPurpose } from "../../parts/store/CheckInPurpose.tsx";
import { StoreLogo } from "../../parts/store/StoreLogo.tsx";
import { StillWaiting } from "../../parts/waiting/StillWaiting.tsx";
import { layoutAtom } from "../../state/host/host.atoms.ts";
import { endCheckInAtom } from "../../state/screen/checkedIn.atoms.ts";
import { homeRouteAtom } from "../../state/screen/homeRoute.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";
import { isTableOldAtom, visitAtom } from "../../state/visit/visit.atoms.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import { useWhileHere } from "../../ui/useWhileHere.ts";
import css from "./CheckInScreen.css?inline";
import { checkInAtom, leaveCheckInAtom, sendingAtom } from "./checkIn.atoms.ts";
import { VisitedTable } from "./VisitedTable.tsx";
import { VisitorFields } from "./VisitorFields.tsx";

registerSheet(css);

/** S23. Also available while the store is closed (R76). */
export function CheckInScreen({ onRecorded }: { readonly onRecorded: () => void }) {
  const store = useAtomValue(shownStoreAtom);
  if (!store) return <Spinner />;
  return (
    <div className="check-in">
      <BackLink after="menu" />
      <div className="check-in__card">
        {store.profileImage !== null && (
          <Photo
            className="check-in__photo"
            src={store.profileImage}
            focus={store.profileImageFocus}
            name={store.name}
            widthPx={600}
            heightPx={200}
            loading="eager"
          />
        )}
        <div className="check-in__body">
          <StoreLogo store={store} />
          <h1 className="check-in__title">
            <Trans>Check in</Trans>
          </h1>
          <Place name={storeName(store)} />
          <CheckInForm store={store} onRecorded={onRecorded} />
        </div>
      </div>
    </div>
  );
}

function Place({ name }: { readonly name: string }) {
  const number = tableNumber(useAtomValue(visitAtom).table);
  const isOld = useAtomValue(isTableOldAtom);
  return (
    <p className="check-in__place">
      <span>{name}</span>
      {number !== null && !isOld && (
        <strong>
          <Trans>Table {number}</Trans>
        </strong>
      )}
    </p>
  );
}

interface CheckInFormProps {
  readonly store: Store;
  readonly onRecorded: () => void;
}

function CheckInForm({ store, onRecorded }: CheckInFormProps) {
  const { t } = useLingui();
  const sending = useAtomValue(sendingAtom);
  const isPhone = useAtomValue(layoutAtom) === "mobile";
  const home = useAtomValue(homeRouteAtom);
  const end = useSetAtom(endCheckInAtom);
  const checkIn = useSetAtom(checkInAtom);
  const leave = useSetAtom(leaveCheckInAtom);
  const isHere = useWhileHere();
  useEffect(() => leave, [leave]);
  const submit = async () => {
    const answer = await checkIn();
    // R98: a diner who has left stays where they are, and reads it there.
    if (answer === "recorded" && isHere()) end(home);
    if (answer === "recorded") onRecorded();
    if (!isHere()) leave();
    return answer === "invalid" ? "invalid" : "taken";
  };
  return (
    <Form className="check-in__form" onSubmit={submit} disabled={sending === "sending"} movesOnEnter={isPhone}>
      <VisitorFields>
        <VisitedTable />
      </VisitorFields>
      {sending === "failed" && (
        <Notice kind="error">
          <p>{t`We're having problems register your info, please try again.`}</p>
        </Notice>
      )}
      <ActionButton type="submit" wide busy={sending === "sending"}>
        <Trans>Submit</Trans>
      </ActionButton>
      <StillWaiting isWaiting={sending === "sending"} />
      <p className="check-in__notice">
        <CheckInPurpose store={store} />
      </p>
    </Form>
  );
}
