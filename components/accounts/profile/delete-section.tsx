import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { UserProfile } from '@/lib/contract/auth';
import { DeleteAccountDialog } from './delete-account-dialog';
import { ProfileSection } from './profile-section';
import styles from './delete-section.module.css';

interface DeleteSectionProps {
  profile: UserProfile;
  onDeleted: () => void;
}

/** The way out, for good. */
export function DeleteSection({ profile, onDeleted }: DeleteSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfileSection
      id="delete"
      title="Delete your account"
      lead="Your account and your data are deleted immediately. This cannot be undone."
    >
      <Button variant="danger" className={styles.open} onClick={() => setOpen(true)}>
        Delete my account…
      </Button>
      {isOpen && (
        <DeleteAccountDialog profile={profile} onDeleted={onDeleted} onClose={() => setOpen(false)} />
      )}
    </ProfileSection>
  );
}
