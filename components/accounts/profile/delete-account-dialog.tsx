import { type FormEvent, useEffect, useId, useRef } from 'react';
import useSWR from 'swr';
import type * as z from 'zod';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { FormProblem } from '@/components/ui/form-problem';
import type { UserProfile } from '@/lib/contract/auth';
import type { babyListAnswer } from '@/lib/contract/nutriai-babies';
import { babiesPath } from '@/lib/nutriai/client/babies/baby-paths';
import { momentInWords } from '@/lib/nutriai/client/moment-in-words';
import { BothEnglishes } from '@/components/content/english/both-englishes';
import { useAccountDeletion } from './use-account-deletion';
import styles from './delete-section.module.css';

interface DeleteAccountDialogProps {
  profile: UserProfile;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what goes and what stays, and asks for the password, or of a member who has none for the account's address. */
export function DeleteAccountDialog({ profile, onDeleted, onClose }: DeleteAccountDialogProps) {
  const id = useId();
  const { submission, deleteAccount } = useAccountDeletion(onDeleted);
  const isBusy = submission.phase === 'saving';
  const proof = profile.has_password ? 'password' : 'email';
  const error = submission.phase === 'refused' ? submission.errors[proof] : undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>(`input[name=${proof}]`)?.focus();
  }, [error, proof]);

  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get(proof) ?? '');
    deleteAccount({ [proof]: given });
  };

  return (
    <Dialog title="Delete your account?" isBusy={isBusy} onClose={onClose}>
      <Consequences />
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={remove}>
        <ProofField id={`${id}-${proof}`} profile={profile} error={error} />
        {submission.phase === 'refused' && !error && <FormProblem message={submission.message} />}
        <div className={styles.buttons}>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" disabled={isBusy}>
            {isBusy ? 'Deleting…' : 'Delete permanently'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Consequences() {
  return (
    <div className={styles.what}>
      <h3 className={styles.heading}>What is deleted</h3>
      <ul className={styles.list}>
        <li>Your name, email address, password and devices</li>
        <li>Babies you are the only parent of, with their growth, meals, water and plans</li>
        <li>
          Your own recipes and <BothEnglishes british="favourites" american="favorites" />
        </li>
      </ul>
      <h3 className={styles.heading}>What is kept</h3>
      <ul className={styles.list}>
        <li>Babies who have another parent here, without your name</li>
        <li>
          Your comments, shown under the name “Deleted member”. Delete any you don’t want to keep first.
        </li>
      </ul>
      <NewParentNote />
    </div>
  );
}

interface ProofFieldProps {
  id: string;
  profile: UserProfile;
  error?: string;
}

/** The password; of a member who has none, the account's address. */
function ProofField({ id, profile, error }: ProofFieldProps) {
  if (profile.has_password) {
    return (
      <>
        <input type="email" name="username" value={profile.email} autoComplete="username" readOnly hidden />
        <FormField
          id={id}
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={error}
          required
        />
      </>
    );
  }
  return (
    <FormField
      id={id}
      name="email"
      label="Type your email address to confirm"
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={profile.email}
      error={error}
      required
    />
  );
}

/** Said before the button is pressed: a new parent cannot delete a baby by deleting the account either. */
function NewParentNote() {
  const { data } = useSWR<z.output<typeof babyListAnswer>, unknown>(babiesPath);
  const limited = data?.results.filter(({ limited_until: until }) => until != null) ?? [];
  return limited.map(({ id, name, limited_until: until }) => (
    <p key={id} className={styles.note}>
      You became a parent of {name} less than 72 hours ago. If {name} has no other parent, you can delete your
      account from {momentInWords(until ?? '')}.
    </p>
  ));
}
