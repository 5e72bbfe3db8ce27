import { UserRound } from 'lucide-react';
import { SignInLink } from '@/components/accounts/sign-in/sign-in-link';
import styles from './signed-out.module.css';

export function SignedOut() {
  return (
    <div className={styles.box}>
      <UserRound size={40} aria-hidden className={styles.icon} />
      <h2 className={styles.title}>You are signed out</h2>
      <p>Sign in to see your name, your babies, your comments and the devices on which you are signed in.</p>
      <SignInLink path="/profile" />
    </div>
  );
}
