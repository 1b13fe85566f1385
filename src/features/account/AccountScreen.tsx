import { MembersOnly } from "../../parts/members-only/MembersOnly.tsx";
import { WithProfile } from "../../parts/members-only/WithProfile.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./AccountScreen.css?inline";
import { MemberCard } from "./MemberCard.tsx";
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
