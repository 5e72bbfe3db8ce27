import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import styles from './signed-out.module.css';

export function AccountDeleted() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.box}>
      <CircleCheck size={40} aria-hidden className={styles.icon} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        Your account is deleted
      </h2>
      <p>
        Your data has been deleted and you are signed out. We have sent you an email to confirm it. You can
        still read everything here, and sign up again with the same address at any time.
      </p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </div>
  );
}
