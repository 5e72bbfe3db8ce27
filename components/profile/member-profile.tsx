import { LogOut } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import button from '@/components/ui/button.module.css';
import type { UserProfile } from '@/lib/contract/auth';
import { useAuth } from '@/lib/session/auth-context';
import { DeviceSection } from './device-section';
import { LoadProblem } from './load-problem';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { ProfileSection } from './profile-section';
import { profilePath } from './profile-paths';
import { ProfileSkeleton } from './profile-skeleton';
import styles from './member-profile.module.css';

/** What a signed-in member sees. */
export function MemberProfile() {
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
        <SignOutButton />
      </div>
      <div className={styles.sections}>
        <ProfileSection
          id="name"
          title="Your name"
          lead="How we greet you. The display name, if you give one, comes before the first name."
        >
          <NameForm profile={profile} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
        </ProfileSection>
        <ProfileSection id="password" title="Password">
          {profile.has_password ? (
            <PasswordForm email={profile.email} />
          ) : (
            <p>
              You sign in with Google, and this account has no password. There is nothing to change here: your
              Google account keeps your sign-in safe.
            </p>
          )}
        </ProfileSection>
        <DeviceSection />
      </div>
    </div>
  );
}

function SignOutButton() {
  const { logout } = useAuth();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    // However it ends, the member is signed out; only the button, should it still be there, has to be itself again.
    void logout().finally(() => setLeaving(false));
  };
  return (
    <button type="button" className={`${button.button} ${button.quiet}`} disabled={isLeaving} onClick={leave}>
      <LogOut size={18} aria-hidden />
      {isLeaving ? 'Signing out…' : 'Sign out'}
    </button>
  );
}
