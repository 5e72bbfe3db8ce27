import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { UserProfile } from '@/lib/contract/auth';
import { BabiesSection } from './babies-section';
import { CommentsSection } from './comments-section';
import { DeleteSection } from './delete-section';
import { DeviceSection } from './device-section';
import { EmailForm } from './email-form';
import { ExportSection } from './export-section';
import { FavouritesSection } from './favourites-section';
import { FirstPassword } from './first-password';
import { JumpList } from './jump-list';
import { KeysSection } from './keys-section';
import { LoadProblem } from './load-problem';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { ProfileSection } from './profile-section';
import { profilePath } from './profile-paths';
import { ProfileSkeleton } from './profile-skeleton';
import { SignOutButton } from './sign-out-button';
import { StatisticsSection } from './statistics-section';
import { LanguageSection } from './language-section';
import { UnitsSection } from './units-section';
import { WebhooksSection } from './webhooks-section';
import styles from './member-profile.module.css';

interface MemberProfileProps {
  /** Whether this site can count visits, which members allow or not. */
  isCounting: boolean;
  onDeleted: () => void;
}

/** What a signed-in member sees. */
export function MemberProfile({ isCounting, onDeleted }: MemberProfileProps) {
  const { data: profile, error, isValidating, mutate } = useSWR<UserProfile, unknown>(profilePath);
  if (!profile) {
    if (error === undefined) return <ProfileSkeleton />;
    return (
      <LoadProblem what="Your profile" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <p className={styles.greeting}>
          Hello, {profile.display_name || profile.first_name || 'and welcome'}
        </p>
        <p className={styles.email}>{profile.email}</p>
        <SignOutButton className={styles.leave} />
        <JumpList />
      </div>
      <Sections isCounting={isCounting} profile={profile} onDeleted={onDeleted} />
    </div>
  );
}

function Sections({ profile, isCounting, onDeleted }: MemberProfileProps & { profile: UserProfile }) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    // A link to one part of the page came before there was any part to go to.
    const target = window.location.hash.slice(1);
    if (target) document.getElementById(target)?.scrollIntoView();
  }, []);
  return (
    <div className={styles.sections}>
      <ProfileSection
        id="name"
        title="Your name"
        lead="The name we use for you. If you enter a display name, we use that instead of your first name."
      >
        <NameForm
          profile={profile}
          onSaved={(saved) => void mutate(profilePath, saved, { revalidate: false })}
        />
      </ProfileSection>
      <ProfileSection
        id="email"
        title="Email address"
        lead="You sign in with this address, and we write to you there. Before we use a new one, we send a link to it."
      >
        {profile.has_password ? (
          <EmailForm email={profile.email} />
        ) : (
          <p>
            Current address: <strong>{profile.email}</strong>. To change it, set a password first, in the next
            section.
          </p>
        )}
      </ProfileSection>
      <ProfileSection id="password" title="Password">
        {profile.has_password ? <PasswordForm profile={profile} /> : <FirstPassword email={profile.email} />}
      </ProfileSection>
      <DeviceSection />
      <BabiesSection />
      <UnitsSection profile={profile} />
      <LanguageSection profile={profile} />
      <FavouritesSection />
      <CommentsSection />
      <KeysSection />
      <WebhooksSection />
      <StatisticsSection isCounting={isCounting} />
      <ExportSection />
      <DeleteSection profile={profile} onDeleted={onDeleted} />
    </div>
  );
}
