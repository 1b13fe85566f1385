import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { wholeName } from "../../domain/customer/contact.ts";
import { usePointWordsAlone } from "../../parts/cart/usePointWords.ts";
import { MembersOnly } from "../../parts/members-only/MembersOnly.tsx";
import { WithProfile } from "../../parts/members-only/WithProfile.tsx";
import { RouteLink } from "../../parts/navigation/RouteLink.tsx";
import { memberAtom } from "../../state/customer/customer.atoms.ts";
import { usesStampsAtom } from "../../state/promotion/redemptions.atoms.ts";
import { storeParamAtom } from "../../state/store/store.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./AccountScreen.css?inline";
import { MyCards } from "./MyCards.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

registerSheet(css);

/** My Account (S41): the member's details, delivery address and cards. */
export function AccountScreen() {
  return (
    <MembersOnly>
      <div className="account">
        <MemberCard />
        <WithProfile>
          <ProfileForm />
          <MyCards />
        </WithProfile>
      </div>
    </MembersOnly>
  );
}

/** The page's header, as a membership card: the member and their points. */
function MemberCard() {
  const member = useAtomValue(memberAtom);
  if (!member) return null;
  return (
    <header className="account__head">
      <h1 className="account__title">
        <Trans>My Account</Trans>
      </h1>
      {member.isRead && <Points count={member.points} />}
      <p className="account__name">
        <bdi>{wholeName(member)}</bdi>
      </p>
      <p className="account__email">
        <bdi>{member.email}</bdi>
      </p>
    </header>
  );
}

function Points({ count }: { readonly count: number }) {
  const words = usePointWordsAlone();
  const store = useAtomValue(storeParamAtom);
  const areStamps = useAtomValue(usesStampsAtom);
  if (!words) return null;
  if (store === null) return <p className="account__points">{words.count(count)}</p>;
  return (
    <RouteLink to={{ name: areStamps ? "stamps" : "loyalty", store }} className="account__points">
      {words.count(count)}
    </RouteLink>
  );
}
