import { MembersOnly } from "../../parts/members-only/MembersOnly.tsx";
import { WithProfile } from "../../parts/members-only/WithProfile.tsx";
import { registerSheet } from "../../ui/sheets.ts";
import css from "./AccountScreen.css?inline";
import { MemberCard } from "./MemberCard.tsx";
import { MyCards } from "./MyCards.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

registerSheet(css);

/** My Account (spec, section 2): who the member is, where they have deliveries sent, and what they pay with. */
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
