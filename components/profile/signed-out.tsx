import { UserRound } from 'lucide-react';
import button from '@/components/ui/button.module.css';
import { useAuth } from '@/lib/session/auth-context';
import styles from './signed-out.module.css';

export function SignedOut() {
  const { openSignIn } = useAuth();
  return (
    <div className={styles.box}>
      <UserRound size={40} aria-hidden className={styles.icon} />
      <h2 className={styles.title}>You are signed out</h2>
      <p>Sign in to see your name, your babies, your comments and the devices on which you are signed in.</p>
      <button
        type="button"
        className={`${button.button} ${button.primary}`}
        onClick={(event) => openSignIn({ opener: event.currentTarget })}
      >
        Sign in
      </button>
    </div>
  );
}
